import type { Page, Section } from "@estudio/contract";
import { hasImage } from "@estudio/contract/image";
import { sectionTranslatable } from "@estudio/contract/page";
import { Box, Button, Paper, Stack, Typography } from "@mui/material";
import { useEffect, useRef } from "react";
import { plural } from "../formats";
import { Thumb } from "../inputs/Thumb";
import { MissingMarks } from "../lists/translations";
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
export function SectionView({ sectionKey, section, onEdit, closed }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (closed) button.current?.focus();
  }, [closed]);
  return (
    <Paper component="section" variant="outlined" aria-label={sectionNames[sectionKey]} sx={{ p: 2.5 }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: "center", flexWrap: "wrap", mb: 1 }}>
        <Typography variant="h2">{sectionNames[sectionKey]}</Typography>
        {section && <MissingMarks record={section} fields={sectionTranslatable} />}
        <Button ref={button} size="small" variant="outlined" onClick={onEdit} disabled={!onEdit} sx={{ ml: "auto" }}>
          Editar
        </Button>
      </Stack>
      {section ? (
        <Summary section={section} />
      ) : (
        <Typography color="textSecondary">Contenido no configurado</Typography>
      )}
    </Paper>
  );
}

const Summary = ({ section }: { section: Section }) => (
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
          Botón: <strong>{section.ctaText}</strong> → {section.ctaUrl || "sin destino"}
        </Typography>
      )}
      {section.items.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {plural(section.items.length, "elemento", "elementos")}: {section.items.map(({ title }) => title).join(", ")}
        </Typography>
      )}
    </Box>
  </Box>
);
