import { type PointerEvent, useEffect, useRef, useState } from "react";
import type { Pictures } from "../content/records";
import { useWords } from "../content/words";
import { Tips } from "../notices/Tips";
import * as css from "./Lightbox.module.css";
import { pictureOf } from "./picture";

type Props = { images: string[]; media: Pictures; start: number; onClose: () => void };

/** Pixels a finger must travel before it counts as a swipe. */
const swipe = 50;

/** Fullscreen pictures in a modal `<dialog>`: focus stays inside, Escape closes, next and previous wrap around. */
export default function Lightbox({ images, media, start, onClose }: Props) {
  const { t } = useWords("portfolio");
  const [index, setIndex] = useState(start);
  // The buttons come after the dialog has taken the focus: focused first, one would open its tooltip at once.
  const [shown, setShown] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const from = useRef<number>();
  const step = (by: number) => setIndex((now) => (now + by + images.length) % images.length);

  useEffect(() => {
    dialog.current?.showModal();
    setShown(true);
    document.documentElement.style.overflow = "hidden";
    return () => {
      document.documentElement.style.overflow = "";
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: step only depends on the number of pictures
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "ArrowRight") step(1);
      if (key === "ArrowLeft") step(-1);
      if (key === "Escape") dialog.current?.close();
    };
    // Before anybody else: an open tooltip would keep Escape to itself.
    window.addEventListener("keydown", onKey, { capture: true });
    return () => window.removeEventListener("keydown", onKey, { capture: true });
  }, [images.length]);

  const release = (event: PointerEvent) => {
    const travelled = event.clientX - (from.current ?? event.clientX);
    from.current = undefined;
    if (Math.abs(travelled) > swipe) step(travelled < 0 ? 1 : -1);
  };
  const path = images[index] ?? "";
  const picture = pictureOf(media, path);
  if (!picture) return null;
  const base = path.replace(/\.[a-z]+$/, "");
  const srcSet = (format: string) => picture.widths.map((width) => `${base}/${width}.${format} ${width}w`).join(", ");
  return (
    <dialog ref={dialog} className={css.lightbox} aria-label={t("lightbox.label")} onClose={onClose}>
      <figure
        onPointerDown={(event) => {
          from.current = event.clientX;
        }}
        onPointerUp={release}
      >
        <picture key={path}>
          <source type="image/avif" srcSet={srcSet("avif")} sizes="100vw" />
          <source type="image/webp" srcSet={srcSet("webp")} sizes="100vw" />
          <img
            src={path}
            srcSet={srcSet("jpg")}
            sizes="100vw"
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            draggable={false}
            style={{ backgroundColor: picture.color }}
          />
        </picture>
        <figcaption>
          {/* For the eye: who listens has heard it as the picture's description. */}
          {picture.alt && (
            <span className={css.caption} aria-hidden="true">
              {picture.alt}
            </span>
          )}
          {picture.credit && <span className={css.credit}>{picture.credit}</span>}
          <span aria-live="polite">{t("lightbox.count", { index: index + 1, total: images.length })}</span>
        </figcaption>
      </figure>
      {shown && (
        <Tips
          buttons={[
            { label: t("lightbox.previous"), className: css.previous, icon: "M15 4l-8 8 8 8", onClick: () => step(-1) },
            { label: t("lightbox.next"), className: css.next, icon: "M9 4l8 8-8 8", onClick: () => step(1) },
            {
              label: t("lightbox.close"),
              className: css.close,
              icon: "M5 5l14 14M19 5L5 19",
              onClick: () => dialog.current?.close(),
            },
          ]}
          container={dialog}
        />
      )}
    </dialog>
  );
}
