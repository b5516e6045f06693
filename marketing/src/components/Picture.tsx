import { GatsbyImage } from "gatsby-plugin-image";
import type { CSSProperties } from "react";
import { drawnSizes, focalPosition, imageData, pictureOf } from "../site/picture";
import type { Pictures } from "../site/records";
import * as css from "./Picture.module.css";
import { Placeholder } from "./Placeholder";

type Props = {
  path: string | undefined;
  media: Pictures;
  /** Width the picture takes on screen, as the `sizes` attribute writes it. */
  sizes: string;
  /** Width by height of the frame; left out = the picture's own. */
  ratio?: string;
  /** The same on phones (below 48rem), if another. */
  narrowRatio?: string;
  /** The one picture a page opens with: fetched at once, before everything else. */
  first?: boolean;
  /** Said instead of the picture's own description; empty = decoration. */
  alt?: string;
  className?: string;
};

/** A picture in its frame: dominant colour while loading, the point of interest kept in view, an icon when there is none. */
export function Picture({ path, media, sizes, ratio, narrowRatio, first = false, alt, className = "" }: Props) {
  const picture = pictureOf(media, path);
  const frame = {
    "--ratio": ratio ?? (picture ? `${picture.width} / ${picture.height}` : "3 / 2"),
    ...(narrowRatio ? { "--narrow-ratio": narrowRatio } : {}),
  } as CSSProperties;
  if (!path || !picture) return <Placeholder className={`${css.frame} ${className}`} style={frame} />;
  return (
    <div className={`${css.frame} ${className}`} style={frame}>
      <GatsbyImage
        key={path}
        className={css.image}
        image={imageData(path, picture, drawnSizes(sizes, picture, ratio, narrowRatio))}
        alt={alt ?? picture.alt}
        loading={first ? "eager" : "lazy"}
        {...(first ? { fetchpriority: "high" } : {})}
        objectPosition={focalPosition(picture)}
      />
    </div>
  );
}
