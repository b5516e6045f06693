import { type PointerEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Pictures } from "../content/records";
import { useWords } from "../content/words";
import { IconButtons } from "../notices/IconButtons";
import * as css from "./Lightbox.module.css";
import { readPictureIndex, storePictureIndex } from "./lightboxHistory";
import { pictureOf } from "./picture";

type Props = { images: string[]; media: Pictures; start: number; onClose: () => void };

/** Minimum distance of a swipe, and maximum distance of a tap, in pixels. */
const minSwipePx = 50;
const maxTapPx = 8;
/** Width of an enlarged picture: 1.5 times its size, limited so that visitors keep their orientation. */
const enlargedWidth = (width: number) => `min(${Math.round(width * 1.5)}px, max(140vw, 60rem))`;
/** Pixels that an arrow key scrolls an enlarged picture, horizontally and vertically. */
const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-80, 0],
  ArrowRight: [80, 0],
  ArrowUp: [0, -80],
  ArrowDown: [0, 80],
};

const glass = "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.2 15.2L20 20";

/**
 * Close the lightbox on Back instead of leaving the page. Opening it adds a history entry with the same URL, and closing
 * it removes that entry. The router must not see these events.
 */
function useBack(onBack: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time they are open
  useEffect(() => {
    const { pathname } = window.location;
    const onPop = (event: PopStateEvent) => {
      // Another page: leave this event to the router.
      if (window.location.pathname !== pathname) return;
      event.stopImmediatePropagation();
      onBack();
    };
    // In the capture phase, to run before the router's listener.
    window.addEventListener("popstate", onPop, { capture: true });
    return () => window.removeEventListener("popstate", onPop, { capture: true });
  }, []);
}

/** Pictures in a modal `<dialog>`: it traps the focus, closes on Escape and Back, and wraps around at the ends. */
export default function Lightbox({ images, media, start, onClose }: Props) {
  const { t } = useWords("portfolio");
  const [index, setIndex] = useState(start);
  // Rendered after the dialog takes the focus: a focused button would open its tooltip at once.
  const [shown, setShown] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const from = useRef<{ x: number; y: number }>();
  const image = useRef<HTMLImageElement>(null);
  const [enlarged, setEnlarged] = useState(false);
  // After a pinch zoom, dragging pans instead of changing the picture.
  const [pinched, setPinched] = useState(false);
  const step = (by: number) => {
    setEnlarged(false);
    setIndex((now) => (now + by + images.length) % images.length);
  };
  /** Enlarge around the tapped point (as fractions of the picture), or restore. */
  const toggleEnlarged = (across = 0.5, down = 0.5) => {
    flushSync(() => setEnlarged(!enlarged));
    const box = image.current?.parentElement;
    if (enlarged || !box) return;
    box.scrollLeft = across * box.scrollWidth - box.clientWidth / 2;
    box.scrollTop = down * box.scrollHeight - box.clientHeight / 2;
  };

  useEffect(() => storePictureIndex(index), [index]);
  // Closes the dialog first, because elements below it cannot take the focus before.
  useBack(() => {
    dialog.current?.close();
    onClose();
  });
  useEffect(() => {
    dialog.current?.showModal();
    setShown(true);
    document.documentElement.style.overflow = "hidden";
    const seen = window.visualViewport;
    const onPinch = () => setPinched((seen?.scale ?? 1) > 1.01);
    onPinch();
    seen?.addEventListener("resize", onPinch);
    return () => {
      document.documentElement.style.overflow = "";
      seen?.removeEventListener("resize", onPinch);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: step only depends on the number of pictures
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key } = event;
      // Alt and Meta with arrows are browser shortcuts.
      const way = enlarged && !event.altKey && !event.metaKey && arrows[key];
      if (way) {
        event.preventDefault();
        image.current?.parentElement?.scrollBy(...way);
      } else if (key === "ArrowRight") step(1);
      else if (key === "ArrowLeft") step(-1);
      else if (key === "Escape") dialog.current?.close();
    };
    // In the capture phase, because an open tooltip would stop the propagation of Escape.
    window.addEventListener("keydown", onKey, { capture: true });
    return () => window.removeEventListener("keydown", onKey, { capture: true });
  }, [images.length, enlarged]);

  const release = ({ clientX, clientY, target }: PointerEvent) => {
    const { x = clientX, y = clientY } = from.current ?? {};
    const pressed = from.current !== undefined;
    from.current = undefined;
    if (!pressed || pinched) return;
    const box = image.current?.getBoundingClientRect();
    if (target === image.current && box && Math.hypot(clientX - x, clientY - y) < maxTapPx)
      toggleEnlarged((clientX - box.left) / box.width, (clientY - box.top) / box.height);
    else if (!enlarged && Math.abs(clientX - x) > minSwipePx) step(clientX < x ? 1 : -1);
  };
  const path = images[index] ?? "";
  const picture = pictureOf(media, path);
  if (!picture) return null;
  const sizes = enlarged ? enlargedWidth(picture.width) : "100vw";
  const base = path.replace(/\.[a-z]+$/, "");
  const srcSet = (format: string) => picture.widths.map((width) => `${base}/${width}.${format} ${width}w`).join(", ");
  return (
    <dialog
      ref={dialog}
      className={css.lightbox}
      aria-label={t("lightbox.label")}
      onClose={() => (readPictureIndex() === undefined ? onClose() : history.back())}
    >
      <figure
        data-near={enlarged || undefined}
        data-pinched={pinched || undefined}
        onPointerDown={({ isPrimary, button, clientX, clientY }) => {
          from.current = isPrimary && button === 0 ? { x: clientX, y: clientY } : undefined;
        }}
        onPointerMove={({ buttons, pointerType, movementX, movementY }) => {
          if (enlarged && buttons === 1 && pointerType === "mouse")
            image.current?.parentElement?.scrollBy(-movementX, -movementY);
        }}
        onPointerUp={release}
      >
        {/* A scrollable area must be focusable. */}
        <picture key={path} tabIndex={enlarged ? 0 : undefined}>
          <source type="image/avif" srcSet={srcSet("avif")} sizes={sizes} />
          <source type="image/webp" srcSet={srcSet("webp")} sizes={sizes} />
          <img
            ref={image}
            src={path}
            srcSet={srcSet("jpg")}
            sizes={sizes}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            draggable={false}
            style={{ backgroundColor: picture.color, width: enlarged ? enlargedWidth(picture.width) : undefined }}
          />
        </picture>
        <figcaption>
          {/* Screen readers have already read it as alternative text. */}
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
        <IconButtons
          buttons={[
            { label: t("lightbox.previous"), className: css.previous, icon: "M15 4l-8 8 8 8", onClick: () => step(-1) },
            { label: t("lightbox.next"), className: css.next, icon: "M9 4l8 8-8 8", onClick: () => step(1) },
            {
              label: t("lightbox.enlarge"),
              className: css.enlarge,
              icon: enlarged ? `${glass}M7.5 10.5h6` : `${glass}M10.5 7.5v6M7.5 10.5h6`,
              pressed: enlarged,
              onClick: () => toggleEnlarged(),
            },
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
