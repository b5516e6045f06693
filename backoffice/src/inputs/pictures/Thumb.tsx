import { hasImage } from "@estudio/contract/content/image";
import ImageOutlined from "@mui/icons-material/ImageOutlined";
import { useEffect, useState } from "react";
import * as css from "./Thumb.module.css";
import { thumbnail } from "./thumbnail";

type Props = {
  path: string | null | undefined;
  alt?: string;
  ratio?: string;
  /** How wide it is shown, in pixels; without it, as wide as there is room. */
  size?: number;
  /** Which of the stored widths is fetched. */
  width?: 320 | 640;
};

/** A picture in its frame; an icon where there is none (also for values that still hold `{host}`). */
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
          // Narrow originals have no such size: then the picture itself.
          onError={() => setSource(source === path ? undefined : path)}
        />
      ) : (
        <ImageOutlined aria-hidden className={css.none} />
      )}
    </div>
  );
}
