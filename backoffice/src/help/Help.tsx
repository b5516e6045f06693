import { Box, Link as TextLink, Typography } from "@mui/material";
import { useEffect } from "react";
import { Link, useLocation, useParams } from "react-router-dom";
import { PageHeader } from "../layout/PageHeader";
import { NotFound } from "../layout/Problem";
import { BlockView } from "./Blocks";
import { type Chapter, guide } from "./guide";
import { anchorOf } from "./markdown";

/** The owner's guide: one chapter at a time, its contents beside it; on a phone, after it. */
export default function Help() {
  const { chapter: name = guide[0]?.name } = useParams();
  const place = guide.findIndex((one) => one.name === name);
  const chapter = guide[place];
  useAnchor();
  if (!chapter) return <NotFound />;
  return (
    <>
      <PageHeader title={chapter.title} subtitle="Guía del panel" />
      <Box
        sx={{
          display: "grid",
          columnGap: 6,
          rowGap: 4,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 46rem) 260px" },
        }}
      >
        <Box component="article" sx={{ fontSize: "1.0625rem", "& .MuiTypography-body1": { fontSize: "inherit" } }}>
          {chapter.blocks.map((block) => (
            <BlockView key={JSON.stringify(block)} block={block} />
          ))}
          <Following chapter={guide[place + 1]} />
        </Box>
        <Contents current={chapter} />
      </Box>
    </>
  );
}

/** A chapter begins at its beginning, or at the heading that the address names. */
function useAnchor() {
  const { pathname, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chapter, another place.
  useEffect(() => {
    const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!heading) {
      window.scrollTo(0, 0);
      return;
    }
    heading.scrollIntoView();
    heading.focus({ preventScroll: true });
  }, [pathname, hash]);
}

const Following = ({ chapter }: { chapter: Chapter | undefined }) =>
  chapter ? (
    <Typography sx={{ mt: 6, pt: 2, borderTop: 1, borderColor: "divider" }}>
      Sigue con{" "}
      <TextLink component={Link} to={`/ayuda/${chapter.name}`}>
        {chapter.title}
      </TextLink>
    </Typography>
  ) : null;

const Contents = ({ current }: { current: Chapter }) => (
  <Box component="nav" aria-label="Capítulos" sx={{ position: { lg: "sticky" }, top: 24 }}>
    <Box component="ol" sx={plainList}>
      {guide.map(({ name, title, sections }) => (
        <Box component="li" key={name} sx={{ py: 0.5 }}>
          <TextLink
            component={Link}
            to={`/ayuda/${name}`}
            color="inherit"
            underline="hover"
            aria-current={name === current.name ? "page" : undefined}
            sx={{ fontWeight: name === current.name ? 700 : 400 }}
          >
            {title}
          </TextLink>
          {name === current.name && <Sections of={name} titles={sections} />}
        </Box>
      ))}
    </Box>
  </Box>
);

const Sections = ({ of, titles }: { of: string; titles: string[] }) => (
  <Box component="ul" sx={{ ...plainList, pl: 2, my: 0.5, borderLeft: 1, borderColor: "divider" }}>
    {titles.map((title) => (
      <Typography component="li" variant="body2" key={title} sx={{ py: 0.25 }}>
        <TextLink component={Link} to={`/ayuda/${of}#${anchorOf(title)}`} color="textSecondary" underline="hover">
          {title}
        </TextLink>
      </Typography>
    ))}
  </Box>
);

const plainList = { listStyle: "none", p: 0, m: 0 };
