import type { BrokenLink } from "@estudio/contract";
import { pageNames } from "@estudio/contract/pages/pageNames";
import { sectionDefinition } from "@estudio/contract/pages/sections";
import { Alert, AlertTitle, Button, Stack } from "@mui/material";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { call } from "../data/api";
import { LoadError } from "../layout/errors/LoadError";
import { plural } from "../words/formats";
import { useLatestBuild } from "./PublishingProvider";

/** Return the site's broken links. Refetched after every change and every build. */
export const useBrokenLinks = (): BrokenLink[] => useBrokenLinksQuery().data ?? [];

function useBrokenLinksQuery() {
  const latest = useLatestBuild();
  return useQuery({
    queryKey: ["site", "broken-links", latest?.id, latest?.status],
    queryFn: () => call("GET /api/admin/broken-links"),
    placeholderData: keepPreviousData,
  });
}

/** Warn about links that the site hides because their target is gone, each with a link to where it can be fixed. */
export function BrokenLinks() {
  const { data: broken = [], error, refetch } = useBrokenLinksQuery();
  if (error) return <LoadError what="No se pudo comprobar si hay enlaces rotos" error={error} onRetry={refetch} />;
  if (broken.length === 0) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>
        {plural(broken.length, "enlace no se muestra", "enlaces no se muestran")} en la web: su destino ya no está
      </AlertTitle>
      <Stack component="ul" spacing={0.5} sx={{ m: 0, pl: 2.5 }}>
        {broken.map((link) => (
          <li key={`${fixLink(link)} ${link.ctaUrl}`}>
            <strong>{placeOf(link)}</strong>, «{link.ctaText || link.ctaUrl}». {link.reason}.{" "}
            <Button
              component={Link}
              to={fixLink(link)}
              size="small"
              color="inherit"
              aria-label={`Ir a corregir ${placeOf(link)}`}
            >
              Ir a corregir
            </Button>
          </li>
        ))}
      </Stack>
    </Alert>
  );
}

const placeOf = (link: BrokenLink) =>
  "postId" in link
    ? `Blog › ${link.title}`
    : `${pageNames[link.pageKey]} › ${sectionDefinition(link.pageKey, link.sectionKey)?.name ?? link.sectionKey}`;

const fixLink = (link: BrokenLink) =>
  "postId" in link ? `/blog/${link.postId}/edit` : `/pages/${link.pageKey}?seccion=${link.sectionKey}`;
