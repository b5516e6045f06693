import { getSrc, getSrcSet } from "gatsby-plugin-image";
import type { Pictures } from "../content/records";
import * as css from "./Picture.module.css";
import { Placeholder } from "./Placeholder";
import { drawnSizes, focalPoint, imageData, type NarrowRatio, pictureOf, type Ratio } from "./picture";

type Props = {
  path: string | undefined;
  media: Pictures;
  /** Displayed width, as a `sizes` attribute. */
  sizes: string;
  /** Aspect ratio of the frame; defaults to the picture's. */
  ratio?: Ratio;
  /** Aspect ratio on phones (below 48rem), if different. */
  narrowRatio?: NarrowRatio;
  /** The page's first picture, loaded with high priority. */
  first?: boolean;
  /** Overrides the picture's alternative text; empty for decoration. */
  alt?: string;
  className?: string;
  onLoad?: () => void;
  onError?: () => void;
};

const atOnce = { loading: "eager", fetchpriority: "high" } as const;
const whenNear = { loading: "lazy", fetchpriority: "low" } as const;

/**
 * A picture in its frame, with its dominant colour while loading, cropped around its focal point, or a placeholder.
 * Not GatsbyImage, which withholds the `src` of lazy pictures until scripts run.
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
  ...events
}: Props) {
  const picture = pictureOf(media, path);
  if (!path || !picture)
    return <Placeholder className={`${css.frame} ${className}`} ratio={ratio ?? "3 / 2"} narrowRatio={narrowRatio} />;
  const image = imageData(path, picture, drawnSizes(sizes, picture, ratio, narrowRatio));
  return (
    <div className={`${css.frame} ${className}`} data-ratio={ratio} data-narrow={narrowRatio}>
      {/* `color` is a presentation attribute of SVG, which the CSP allows. */}
      <svg className={css.tone} color={image.backgroundColor} aria-hidden="true" />
      <picture key={path}>
        {image.images.sources?.map((source) => (
          <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={source.sizes} />
        ))}
        {/* Loading attributes come before the source, because a browser may start loading when it sets that. */}
        <img
          {...events}
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
