import { getSrc, getSrcSet } from "gatsby-plugin-image";
import type { Pictures } from "../content/records";
import * as css from "./Picture.module.css";
import { Placeholder } from "./Placeholder";
import { drawnSizes, focalPoint, imageData, type NarrowRatio, pictureOf, type Ratio } from "./picture";

type Props = {
  path: string | undefined;
  media: Pictures;
  /** Width the picture takes on screen, as the `sizes` attribute writes it. */
  sizes: string;
  /** Width by height of the frame; left out = the picture's own. */
  ratio?: Ratio;
  /** The same on phones (below 48rem), if another. */
  narrowRatio?: NarrowRatio;
  /** The one picture a page opens with: fetched at once, before everything else. */
  first?: boolean;
  /** Said instead of the picture's own description; empty = decoration. */
  alt?: string;
  className?: string;
  onLoad?: () => void;
  onError?: () => void;
};

/** When the browser fetches a picture is its own business: it is told which one comes first, and that the others can wait. */
const atOnce = { loading: "eager", fetchpriority: "high" } as const;
const whenNear = { loading: "lazy", fetchpriority: "low" } as const;

/**
 * A picture in its frame: dominant colour while loading, the point of interest kept in view, an icon when there is none.
 * Not GatsbyImage: that one keeps a lazy picture's source back until a script has run.
 */
export function Picture({
  path,
  media,
  sizes,
  ratio,
  narrowRatio,
  first = false,
  alt,
  className = "",
  ...told
}: Props) {
  const picture = pictureOf(media, path);
  if (!path || !picture)
    return <Placeholder className={`${css.frame} ${className}`} ratio={ratio ?? "3 / 2"} narrowRatio={narrowRatio} />;
  const image = imageData(path, picture, drawnSizes(sizes, picture, ratio, narrowRatio));
  return (
    <div className={`${css.frame} ${className}`} data-ratio={ratio} data-narrow={narrowRatio}>
      {/* A colour as an attribute, which only drawings have. */}
      <svg className={css.tone} color={image.backgroundColor} aria-hidden="true" />
      <picture key={path}>
        {image.images.sources?.map((source) => (
          <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={source.sizes} />
        ))}
        {/* The attributes that say when come before those that say what: a browser may begin at the source. */}
        <img
          {...told}
          {...(first ? atOnce : whenNear)}
          decoding="async"
          sizes={image.images.fallback?.sizes}
          srcSet={getSrcSet(image)}
          src={getSrc(image)}
          alt={alt ?? picture.alt}
          width={picture.width}
          height={picture.height}
          {...focalPoint(picture)}
        />
      </picture>
    </div>
  );
}
