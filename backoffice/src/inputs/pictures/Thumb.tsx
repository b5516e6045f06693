import { hasImage } from "@estudio/contract/content/image";
import ImageOutlined from "@mui/icons-material/ImageOutlined";
import { useEffect, useState } from "react";
import * as css from "./Thumb.module.css";
import { thumbnail } from "./thumbnail";

type Props = {
  path: string | null | undefined;
  alt?: string;
  ratio?: string;
  /** Displayed width in px; by default, the full width. */
  size?: number;
  /** Width of the rendition to load, in px. */
  width?: 320 | 640;
};

/** Show a thumbnail, or an icon if there is no picture (or only a `{host}` placeholder). */
export function Thumb({ path, alt = "", ratio = "4 / 3", size, width = 320 }: Props) {
  const [source, setSource] = useState<string>();
  useEffect(() => setSource(hasImage(path) ? thumbnail(path, width) : undefined), [path, width]);
  return (
    <div className={css.frame} style={{ aspectRatio: ratio, width: size }}>
      {source && hasImage(path) ? (
        <img
          className={css.picture}
          src={source}
          alt={alt}
          loading="lazy"
          // Narrow originals lack this rendition; fall back to the original.
          onError={() => setSource(source === path ? undefined : path)}
        />
      ) : (
        <ImageOutlined aria-hidden className={css.none} />
      )}
    </div>
  );
}
