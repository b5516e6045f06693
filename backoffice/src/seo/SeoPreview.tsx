import { type Language, languageNames } from "@estudio/contract/paths";
import { headLimits } from "@estudio/contract/site/heads/heads";
import { excerpt } from "@estudio/contract/text/excerpt";
import { Stack, Typography } from "@mui/material";
import { Thumb } from "../inputs/pictures/Thumb";
import * as css from "./SeoPreview.module.css";
import type { PageSeoTexts } from "./useSeoTexts";

/** Approximate how Google and WhatsApp show a page. */
export function SeoPreview({ lang, page }: { lang: Language; page: PageSeoTexts }) {
  const { host } = window.location;
  const trail = [host, ...page.path.split("/").filter(Boolean)].join(" › ");
  const title = excerpt(page.title, headLimits.title);
  const description = excerpt(page.description, headLimits.description);
  return (
    <Stack spacing={1.5} lang={lang}>
      <Typography variant="strong" lang="es">{`Así se ve en Google · ${languageNames[lang]}`}</Typography>
      <div className={css.google}>
        <p className={css.trail}>{trail}</p>
        <p className={css.title}>{title}</p>
        <p className={css.description}>{description}</p>
      </div>
      <Typography variant="strong" lang="es">{`En WhatsApp · ${languageNames[lang]}`}</Typography>
      <div className={css.whatsapp}>
        <Thumb path={page.image || "/share.jpg"} ratio="1200 / 630" width={640} />
        <p className={css.shared}>{page.title}</p>
        <p className={css.description}>{description}</p>
        <p className={css.trail}>{host}</p>
      </div>
    </Stack>
  );
}
