import type { Picture as PictureOf } from "@estudio/contract";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import type { Pictures } from "../../content/records";
import { useWords } from "../../content/words";
import { readPictureIndex } from "../../pictures/lightboxHistory";
import { Picture } from "../../pictures/Picture";
import { pictureOf } from "../../pictures/picture";
import { useLazyComponent } from "../../speed/useLazyComponent";
import { galleryRows, isUpright, shareOf } from "./galleryRows";
import * as css from "./ProjectGallery.module.css";

type Shown = PictureOf & { path: string };

const loadLightbox = () => import("../../pictures/Lightbox");

/** All photographs, uncropped. Each opens the lightbox, or without scripts the file. */
export function ProjectGallery({ images, media }: { images: string[]; media: Pictures }) {
  const { t } = useWords("portfolio");
  const [index, setIndex] = useState<number>();
  const opener = useRef<HTMLElement>();
  // After a reload the lightbox opens again, so that Back has something to close.
  useEffect(() => setIndex(readPictureIndex()), []);
  const shown: Shown[] = images.flatMap((path) => {
    const picture = pictureOf(media, path);
    return picture ? [{ ...picture, path }] : [];
  });
  const paths = shown.map(({ path }) => path);
  // If the lightbox cannot be loaded, opens the file, as without scripts.
  const Lightbox = useLazyComponent(index !== undefined, loadLightbox, () =>
    window.location.assign(paths[index ?? 0] ?? ""),
  );
  const open = (event: MouseEvent<HTMLElement>, at: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    opener.current = event.currentTarget;
    setIndex(at);
  };
  const close = () => {
    setIndex(undefined);
    opener.current?.focus({ preventScroll: true });
  };
  if (shown.length === 0) return null;
  return (
    <section className={`wrap ${css.gallery}`} aria-labelledby="galeria">
      <h2 id="galeria" className="hidden">
        {t("project.gallery")}
      </h2>
      {galleryRows(shown).map((row) => {
        const whole = row.reduce((sum, picture) => sum + shareOf(picture), 0);
        const beside = row.length === 1 && row.every(isUpright);
        return (
          <div key={shown.indexOf(row[0])} className={css.row} data-beside={beside || undefined}>
            {row.map((picture) => {
              const at = shown.indexOf(picture);
              const part = beside ? 46 : Math.ceil((shareOf(picture) / whole) * 92);
              return (
                <figure key={at} data-share={shareOf(picture).toFixed(2)}>
                  <a href={picture.path} className="opens" onClick={(event) => open(event, at)}>
                    <span className="hidden">
                      {t("project.open", { index: at + 1, total: shown.length }) + (picture.alt && ": ")}
                    </span>
                    <Picture path={picture.path} media={media} sizes={`(min-width: 48rem) ${part}vw, 100vw`} />
                  </a>
                  {/* The link already contains the alternative text. */}
                  <figcaption aria-hidden="true">{picture.alt}</figcaption>
                </figure>
              );
            })}
          </div>
        );
      })}
      {Lightbox && index !== undefined && index < paths.length && (
        <Lightbox images={paths} media={media} start={index} onClose={close} />
      )}
    </section>
  );
}
