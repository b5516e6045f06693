import type { Page, Section } from "@estudio/contract";
import { isUnwritten } from "@estudio/contract/content/blank";
import { hasImage } from "@estudio/contract/content/image";
import { translated } from "@estudio/contract/content/translated";
import { sectionDefinition } from "@estudio/contract/pages/sections";
import { sectionTexts, untranslated } from "@estudio/contract/pages/sectionTexts";
import { Button, Paper, Stack, Typography } from "@mui/material";
import { useEffect, useRef } from "react";
import { noDestinationText, useDestinationText } from "../inputs/destinations";
import { useShownLanguages } from "../inputs/languages";
import { Thumb } from "../inputs/pictures/Thumb";
import { Columns, Row } from "../layout/parts";
import { MissingBadges } from "../lists/translations";
import { useBrokenLinks } from "../publishing/BrokenLinks";
import { plural } from "../words/formats";
import { sectionNames } from "./sections";

type Props = {
  page: Page;
  sectionKey: string;
  section: Section | undefined;
  onEdit: (() => void) | undefined;
  /** How its form was just closed, if it was. */
  closed: Closed | undefined;
};

/**
 * After «Cancelar», the focus returns to the button. After a save it goes to the heading, so that a key still being typed
 * does not press the button.
 */
export type Closed = "stored" | "cancelled";

/** Show a section read-only. «Editar» is disabled while another section is being edited. */
export function SectionView({ page, sectionKey, section, onEdit, closed }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isWritten = section !== undefined && !isUnwritten(section);
  useEffect(() => {
    if (closed === "stored") heading.current?.focus();
    if (closed === "cancelled") button.current?.focus();
  }, [closed]);
  return (
    <Paper component="section" variant="card" aria-label={sectionNames[sectionKey]}>
      <Stack spacing={1}>
        <Row justify="space-between">
          <Row>
            <Typography variant="h2" ref={heading} tabIndex={-1}>
              {sectionNames[sectionKey]}
            </Typography>
            {isWritten && <MissingBadges missing={(lang) => untranslated(page.pageKey, section, lang)} />}
          </Row>
          <Button ref={button} size="small" variant="outlined" onClick={onEdit} disabled={!onEdit}>
            Editar
          </Button>
        </Row>
        {isWritten ? (
          <Summary page={page} section={section} />
        ) : (
          <>
            <Typography color="textSecondary">Contenido no configurado</Typography>
            {hasDefaultText(page, sectionKey) && (
              <Typography color="textSecondary">La web muestra mientras tanto unas palabras fijas.</Typography>
            )}
          </>
        )}
      </Stack>
    </Paper>
  );
}

/** Tells whether the site shows default text while the section is empty. */
const hasDefaultText = ({ pageKey }: Page, sectionKey: string) =>
  sectionKey === "hero" || sectionDefinition(pageKey, sectionKey)?.always === true;

/** Texts in the chosen language with the site's fallbacks; in Spanish if all languages are shown. */
function Summary({ page, section }: { page: Page; section: Section }) {
  const { shown } = useShownLanguages();
  const lang = shown === "all" ? "es" : shown;
  const words = translated(section, sectionTexts, lang);
  const translatedItems = lang === "es" ? [] : (section.translations[lang]?.items ?? []);
  const items = section.items.map(({ title }, index) => translatedItems[index]?.title || title || "(sin título)");
  return (
    <Columns of={hasImage(section.image) ? "180px minmax(0, 1fr)" : 1} from="sm">
      {hasImage(section.image) && <Thumb path={section.image} />}
      <Stack spacing={1}>
        <Stack spacing={0.5}>
          {words.subtitle && (
            <Typography variant="body2" color="textSecondary">
              {words.subtitle}
            </Typography>
          )}
          <Typography variant="h3" component="p">
            {words.title}
          </Typography>
          <Typography variant="prose">{words.description}</Typography>
        </Stack>
        {words.ctaText && (
          <Typography variant="body2">
            Botón: <strong>{words.ctaText}</strong>. <Destination page={page} section={section} />
          </Typography>
        )}
        {items.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {plural(items.length, "elemento", "elementos")}: {items.join(", ")}
          </Typography>
        )}
      </Stack>
    </Columns>
  );
}

/** Where the button leads, or why the site hides it. */
function Destination({ page, section: { sectionKey, ctaUrl } }: { page: Page; section: Section }) {
  const { otherwise } = sectionDefinition(page.pageKey, sectionKey) ?? {};
  const { text } = useDestinationText(ctaUrl, page, noDestinationText(otherwise));
  const broken = useBrokenLinks().find(
    (one) => "pageKey" in one && one.pageKey === page.pageKey && one.sectionKey === sectionKey,
  );
  if (!broken) return text;
  return (
    <Typography component="span" variant="body2" color="error">
      No se muestra en la web. {broken.reason}
    </Typography>
  );
}
