import { type Language, languageNames, languages } from "@estudio/contract/paths";
import { ToggleButton, ToggleButtonGroup, useMediaQuery, useTheme } from "@mui/material";
import { useStore } from "react-admin";

type Shown = Language | "all";

/** Return the languages that forms show, and a setter. The choice is remembered; narrow screens show one at a time. */
export function useShownLanguages() {
  const wide = useMediaQuery(useTheme().breakpoints.up("md"));
  const [stored, setShown] = useStore<Shown>("languages.shown", "all");
  const shown = stored === "all" && !wide ? "es" : stored;
  return { shown, setShown, wide, languages: shown === "all" ? languages : ([shown] as const) };
}

/** Return the path of a field in that language within its record. */
export const sourceIn = (lang: Language, source: string) => (lang === "es" ? source : `translations.${lang}.${source}`);

export function LanguageSwitch() {
  const { shown, setShown, wide } = useShownLanguages();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={shown}
      onChange={(_event, value: Shown | null) => value && setShown(value)}
      aria-label="Idiomas que se muestran"
      sx={{ "& button": { px: 1.5 } }}
    >
      {languages.map((lang) => (
        <ToggleButton key={lang} value={lang} lang={lang}>
          {languageNames[lang]}
        </ToggleButton>
      ))}
      {wide && <ToggleButton value="all">Los tres</ToggleButton>}
    </ToggleButtonGroup>
  );
}
