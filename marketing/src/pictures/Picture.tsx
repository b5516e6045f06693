import { getSrc, getSrcSet } from "gatsby-plugin-image";
import type { CSSProperties } from "react";
import type { Pictures } from "../content/records";
import * as css from "./Picture.module.css";
import { Placeholder } from "./Placeholder";
import { drawnSizes, focalPosition, imageData, pictureOf } from "./picture";

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

/** When the browser fetches a picture is its own business: it is told which one comes first, and that the others can wait. */
const atOnce = { loading: "eager", fetchpriority: "high" } as const;
const whenNear = { loading: "lazy", fetchpriority: "low" } as const;

/**
 * A picture in its frame: dominant colour while loading, the point of interest kept in view, an icon when there is none.
 * Not GatsbyImage: that one keeps a lazy picture's source back until a script has run.
 */
export function Picture({ path, media, sizes, ratio, narrowRatio, first = false, alt, className = "" }: Props) {
  const picture = pictureOf(media, path);
  const frame = {
    "--ratio": ratio ?? (picture ? `${picture.width} / ${picture.height}` : "3 / 2"),
    ...(narrowRatio ? { "--narrow-ratio": narrowRatio } : {}),
  } as CSSProperties;
  if (!path || !picture) return <Placeholder className={`${css.frame} ${className}`} style={frame} />;
  const image = imageData(path, picture, drawnSizes(sizes, picture, ratio, narrowRatio));
  return (
    <div className={`${css.frame} ${className}`} style={{ ...frame, backgroundColor: image.backgroundColor }}>
      <picture key={path}>
        {image.images.sources?.map((source) => (
          <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={source.sizes} />
        ))}
        {/* The attributes that say when come before those that say what: a browser may begin at the source. */}
        <img
          {...(first ? atOnce : whenNear)}
          decoding="async"
          sizes={image.images.fallback?.sizes}
          srcSet={getSrcSet(image)}
          src={getSrc(image)}
          alt={alt ?? picture.alt}
          width={picture.width}
          height={picture.height}
          style={{ objectPosition: focalPosition(picture) }}
        />
      </picture>
    </div>
  );
}
