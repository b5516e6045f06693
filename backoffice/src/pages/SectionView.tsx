import type { Page, Section } from "@estudio/contract";
import { hasImage } from "@estudio/contract/image";
import { sectionDefinition } from "@estudio/contract/sections";
import { untranslated } from "@estudio/contract/sectionTexts";
import { Box, Button, Paper, Stack, Typography } from "@mui/material";
import { useEffect, useRef } from "react";
import { plural } from "../formats";
import { useWhereItLeads } from "../inputs/destinations";
import { Thumb } from "../inputs/Thumb";
import { Marks } from "../lists/translations";
import { useBrokenLinks } from "../publishing/BrokenLinks";
import { sectionNames } from "./sections";

type Props = {
  page: Page;
  sectionKey: string;
  section: Section | undefined;
  onEdit: (() => void) | undefined;
  /** Its form was just closed: the focus comes back to where it left. */
  closed: boolean;
};

/** A section as it stands; `Editar` opens it. Only one is edited at a time. */
export function SectionView({ page, sectionKey, section, onEdit, closed }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (closed) button.current?.focus();
  }, [closed]);
  return (
    <Paper component="section" variant="outlined" aria-label={sectionNames[sectionKey]} sx={{ p: 2.5 }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: "center", flexWrap: "wrap", mb: 1 }}>
        <Typography variant="h2">{sectionNames[sectionKey]}</Typography>
        {section && <Marks missing={(lang) => untranslated(page.pageKey, section, lang)} />}
        <Button ref={button} size="small" variant="outlined" onClick={onEdit} disabled={!onEdit} sx={{ ml: "auto" }}>
          Editar
        </Button>
      </Stack>
      {section ? (
        <Summary page={page} section={section} />
      ) : (
        <Typography color="textSecondary">Contenido no configurado</Typography>
      )}
    </Paper>
  );
}

const Summary = ({ page, section }: { page: Page; section: Section }) => (
  <Box
    sx={{
      display: "grid",
      gap: 2,
      gridTemplateColumns: { xs: "1fr", sm: hasImage(section.image) ? "180px 1fr" : "1fr" },
    }}
  >
    {hasImage(section.image) && <Thumb path={section.image} />}
    <Box sx={{ minWidth: 0 }}>
      {section.subtitle && (
        <Typography variant="body2" color="textSecondary">
          {section.subtitle}
        </Typography>
      )}
      <Typography variant="h3" component="p">
        {section.title}
      </Typography>
      <Typography sx={{ mt: 0.5, whiteSpace: "pre-line", maxWidth: "68ch" }}>{section.description}</Typography>
      {section.ctaText && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          Botón: <strong>{section.ctaText}</strong>. <Destination page={page} section={section} />
        </Typography>
      )}
      {section.items.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {plural(section.items.length, "elemento", "elementos")}:{" "}
          {section.items.map(({ title }) => title || "(sin título)").join(", ")}
        </Typography>
      )}
    </Box>
  </Box>
);

/** Where the button leads, or why visitors do not get it. */
function Destination({ page, section: { sectionKey, ctaUrl } }: { page: Page; section: Section }) {
  const { otherwise } = sectionDefinition(page.pageKey, sectionKey) ?? {};
  const { text } = useWhereItLeads(ctaUrl, page, otherwise);
  const broken = useBrokenLinks().find((one) => one.pageKey === page.pageKey && one.sectionKey === sectionKey);
  if (!broken) return text;
  return (
    <Typography component="span" variant="body2" color="error">
      No se muestra en la web. {broken.reason}
    </Typography>
  );
}
