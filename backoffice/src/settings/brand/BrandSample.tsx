import { isColour } from "@estudio/contract/brand/colours";
import { type Brand, defaultBrand, lookProperties, typeScales, wordmarkOf } from "@estudio/contract/brand/look";
import { fitsDemoArtwork, iconSvg, shareSvg } from "@estudio/contract/brand/signs";
import { Typography } from "@mui/material";
import type { CSSProperties } from "react";
import { useWatch } from "react-hook-form";
import * as css from "./BrandSample.module.css";

const picture = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
const shippedShare = "/share.jpg";

/** The form's current values; the original design replaces invalid ones. */
function useBrand(): Brand {
  const [brand, wordmark, monogram, accent, dark, scale] = useWatch({
    name: ["brand", "wordmark", "monogram", "accent", "dark", "typeScale"],
  }).map((value) => String(value ?? ""));
  const colour = (value = "", drawn: string) => (isColour(value) ? value : drawn);
  return {
    brand: brand ?? "",
    wordmark: wordmark ?? "",
    monogram: (monogram ?? "").slice(0, 2),
    accent: colour(accent, defaultBrand.accent),
    dark: colour(dark, defaultBrand.dark),
    typeScale: scale && scale in typeScales ? (scale as Brand["typeScale"]) : defaultBrand.typeScale,
  };
}

/** Preview the brand: header, heading, link, button, icon and share picture. */
export function BrandSample() {
  const brand = useBrand();
  return (
    <figure className={css.sample} style={lookProperties(brand) as CSSProperties}>
      <div className={css.page}>
        <p className={css.bar}>
          <span className={css.wordmark}>{wordmarkOf(brand)}</span>
          <span className={css.button}>Consulta gratuita</span>
        </p>
        <p className={css.heading}>Casas que se viven</p>
        <p>
          Así se lee un párrafo, y así se ve <span className={css.link}>un enlace</span>.
        </p>
        <p className={css.night}>El pie de página</p>
      </div>
      <div className={css.signs}>
        <img src={picture(iconSvg(brand))} alt="El icono de la pestaña" width="64" height="64" />
        <img
          src={fitsDemoArtwork(brand) ? shippedShare : picture(shareSvg(brand))}
          alt="La imagen con la que se comparte un enlace"
          width="240"
          height="126"
        />
      </div>
      <Typography component="figcaption" color="textSecondary">
        Una muestra. La web cambia al guardar.
      </Typography>
    </figure>
  );
}
