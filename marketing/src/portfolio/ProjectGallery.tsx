import { type MouseEvent, useRef, useState } from "react";
import type { Pictures } from "../content/records";
import { useWords } from "../content/words";
import { Picture } from "../pictures/Picture";
import { pictureOf } from "../pictures/picture";
import { usePart } from "../speed/usePart";
import * as css from "./ProjectGallery.module.css";

const loadLightbox = () => import("../pictures/Lightbox");

/** Wide, then a pair, and so on; a picture left without its pair is wide too. */
const isWide = (position: number, total: number) =>
  position % 3 === 0 || (position % 3 === 1 && position === total - 1);

/** Every photograph; each opens the lightbox, or, without scripts, the picture itself. */
export function ProjectGallery({ images, media }: { images: string[]; media: Pictures }) {
  const { t } = useWords("portfolio");
  const [index, setIndex] = useState<number>();
  const opener = useRef<HTMLElement>();
  const present = images.filter((path) => pictureOf(media, path));
  // Without it the link does what it does without scripts: it opens the picture itself.
  const Lightbox = usePart(index !== undefined, loadLightbox, () => window.location.assign(present[index ?? 0] ?? ""));
  const open = (event: MouseEvent<HTMLElement>, path: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    opener.current = event.currentTarget;
    setIndex(present.indexOf(path));
  };
  const close = () => {
    setIndex(undefined);
    opener.current?.focus();
  };
  if (images.length === 0) return null;
  return (
    <section className={`wrap ${css.gallery}`} aria-labelledby="galeria">
      <h2 id="galeria" className="hidden">
        {t("project.gallery")}
      </h2>
      <ul>
        {images.map((path, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one picture may stand twice
          <li key={`${path}-${position}`}>
            {pictureOf(media, path) ? (
              <a href={path} onClick={(event) => open(event, path)}>
                <span className="hidden">
                  {t("project.open", { index: present.indexOf(path) + 1, total: present.length })}:{" "}
                </span>
                <Picture
                  path={path}
                  media={media}
                  ratio={isWide(position, images.length) ? "16 / 10" : "1 / 1"}
                  sizes={
                    isWide(position, images.length)
                      ? "(min-width: 82rem) 82rem, 100vw"
                      : "(min-width: 48rem) 50vw, 100vw"
                  }
                />
              </a>
            ) : (
              <Picture path="" media={media} sizes="100vw" />
            )}
          </li>
        ))}
      </ul>
      {Lightbox && index !== undefined && <Lightbox images={present} media={media} start={index} onClose={close} />}
    </section>
  );
}
