import { headLimits } from "@estudio/contract/site/heads/heads";
import { Box, Typography } from "@mui/material";
import { createContext, useContext, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { Field } from "../inputs/Field";
import { useShownLanguages } from "../inputs/languages";
import { PictureInput } from "../inputs/pictures/PictureInput";
import { Translated, type TranslatedInputProps } from "../inputs/Translated";
import { Columns } from "../layout/parts";
import { Section } from "../layout/Section";
import { SeoPreview } from "./SeoPreview";
import { type SeoKind, type SeoTexts, useSeoTexts } from "./useSeoTexts";

const SeoTextsContext = createContext<SeoTexts | undefined>(undefined);

/** Edit title, description and image for search engines and sharing, with defaults as placeholders and a preview. */
export function SeoFields({ kind }: { kind: SeoKind }) {
  const shown = useSeoTexts(kind);
  const { languages } = useShownLanguages();
  const place = useScrollOnArrival();
  return (
    <SeoTextsContext.Provider value={shown}>
      <Box ref={place} tabIndex={-1}>
        <Section
          title="En buscadores y al compartir"
          help="Todo es opcional: lo que dejes vacío sale de la propia página, y se ve en gris."
        >
          <Translated source="seoTitle" input={TitleIn} />
          <Translated source="seoDescription" input={DescriptionIn} />
          <PictureInput source="seoImage" />
          <Columns of={languages.length}>
            {languages.map((lang) => (
              <SeoPreview key={lang} lang={lang} page={shown[lang]} />
            ))}
          </Columns>
        </Section>
      </Box>
    </SeoTextsContext.Provider>
  );
}

/** Scrolls and focuses here when coming from «Visibilidad», and shows the language with the problem. */
function useScrollOnArrival() {
  const place = useRef<HTMLDivElement>(null);
  const { hash, search } = useLocation();
  const { shown, setShown } = useShownLanguages();
  const wanted = new URLSearchParams(search).get("idioma");
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on arrival; later the user may change the languages
  useEffect(() => {
    if (hash !== "#buscadores") return;
    const lang = (["es", "ca", "en"] as const).find((one) => one === wanted);
    if (lang && shown !== "all" && shown !== lang) setShown(lang);
    place.current?.scrollIntoView();
    place.current?.focus({ preventScroll: true });
  }, [hash, wanted]);
  return place;
}

const TitleIn = (props: TranslatedInputProps) => <CountedField {...props} of="title" />;
const DescriptionIn = (props: TranslatedInputProps) => (
  <CountedField {...props} of="description" multiline minRows={2} />
);

/** Text field with a character count; the placeholder is the default text. */
function CountedField({ lang, of, ...props }: TranslatedInputProps & { of: "title" | "description" }) {
  const page = useContext(SeoTextsContext)?.[lang];
  const length = page?.[of].length ?? 0;
  const maxLength = headLimits[of];
  const countText = `${length} de ${maxLength} caracteres`;
  return (
    <Field
      {...props}
      placeholder={page?.defaults[of]}
      helperText={
        <Typography component="span" variant="small" color={length > maxLength ? "error" : "textSecondary"}>
          {length > maxLength ? `${countText}: los buscadores lo cortarán` : countText}
        </Typography>
      }
      slotProps={{ htmlInput: { lang, spellCheck: true }, inputLabel: { shrink: true } }}
    />
  );
}
