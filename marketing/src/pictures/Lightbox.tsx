import { type PointerEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Pictures } from "../content/records";
import { useWords } from "../content/words";
import { Tips } from "../notices/Tips";
import * as css from "./Lightbox.module.css";
import { keepOpened, openedAt } from "./opened";
import { pictureOf } from "./picture";

type Props = { images: string[]; media: Pictures; start: number; onClose: () => void };

/** Pixels a finger must travel before it counts as a swipe; below the other it has only tapped. */
const swipe = 50;
const tap = 8;
/** A picture seen near: half as large again as it is, also where all of it was shown, but no more than one can find one's way about in. */
const nearWidth = (width: number) => `min(${Math.round(width * 1.5)}px, max(140vw, 60rem))`;
/** What an arrow key moves a picture seen near by, sideways and down. */
const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-80, 0],
  ArrowRight: [80, 0],
  ArrowUp: [0, -80],
  ArrowDown: [0, 80],
};

const glass = "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.2 15.2L20 20";

/**
 * The phone's Back closes the pictures instead of leaving their page: opened, they have a place of their own in the history,
 * at the same address, and however they are closed that is left again. The router hears of neither: the page stays as it is.
 */
function useBack(onBack: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time they are open
  useEffect(() => {
    const { pathname } = window.location;
    const onPop = (event: PopStateEvent) => {
      // Further back, to another page: that is the router's.
      if (window.location.pathname !== pathname) return;
      event.stopImmediatePropagation();
      onBack();
    };
    // Before the router, which listens to the same.
    window.addEventListener("popstate", onPop, { capture: true });
    return () => window.removeEventListener("popstate", onPop, { capture: true });
  }, []);
}

/** Fullscreen pictures in a modal `<dialog>`: focus stays inside, Escape and Back close, next and previous wrap around. */
export default function Lightbox({ images, media, start, onClose }: Props) {
  const { t } = useWords("portfolio");
  const [index, setIndex] = useState(start);
  // The buttons come after the dialog has taken the focus: focused first, one would open its tooltip at once.
  const [shown, setShown] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const from = useRef<{ x: number; y: number }>();
  const image = useRef<HTMLImageElement>(null);
  const [near, setNear] = useState(false);
  // Enlarged with two fingers: then one finger moves the picture about, and turns no page.
  const [pinched, setPinched] = useState(false);
  const step = (by: number) => {
    setNear(false);
    setIndex((now) => (now + by + images.length) % images.length);
  };
  /** Nearer, with the point that was tapped in the middle, or back again. */
  const turn = (across = 0.5, down = 0.5) => {
    flushSync(() => setNear(!near));
    const box = image.current?.parentElement;
    if (near || !box) return;
    box.scrollLeft = across * box.scrollWidth - box.clientWidth / 2;
    box.scrollTop = down * box.scrollHeight - box.clientHeight / 2;
  };

  useEffect(() => keepOpened(index), [index]);
  // Closed first: what is below can only have the focus then.
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
      // With another key they are the browser's: back, forward.
      const way = near && !event.altKey && !event.metaKey && arrows[key];
      if (way) {
        event.preventDefault();
        image.current?.parentElement?.scrollBy(...way);
      } else if (key === "ArrowRight") step(1);
      else if (key === "ArrowLeft") step(-1);
      else if (key === "Escape") dialog.current?.close();
    };
    // Before anybody else: an open tooltip would keep Escape to itself.
    window.addEventListener("keydown", onKey, { capture: true });
    return () => window.removeEventListener("keydown", onKey, { capture: true });
  }, [images.length, near]);

  const release = ({ clientX, clientY, target }: PointerEvent) => {
    const { x = clientX, y = clientY } = from.current ?? {};
    const pressed = from.current !== undefined;
    from.current = undefined;
    if (!pressed || pinched) return;
    const box = image.current?.getBoundingClientRect();
    if (target === image.current && box && Math.hypot(clientX - x, clientY - y) < tap)
      turn((clientX - box.left) / box.width, (clientY - box.top) / box.height);
    else if (!near && Math.abs(clientX - x) > swipe) step(clientX < x ? 1 : -1);
  };
  const path = images[index] ?? "";
  const picture = pictureOf(media, path);
  if (!picture) return null;
  const sizes = near ? nearWidth(picture.width) : "100vw";
  const base = path.replace(/\.[a-z]+$/, "");
  const srcSet = (format: string) => picture.widths.map((width) => `${base}/${width}.${format} ${width}w`).join(", ");
  return (
    <dialog
      ref={dialog}
      className={css.lightbox}
      aria-label={t("lightbox.label")}
      onClose={() => (openedAt() === undefined ? onClose() : history.back())}
    >
      <figure
        data-near={near || undefined}
        data-pinched={pinched || undefined}
        onPointerDown={({ isPrimary, button, clientX, clientY }) => {
          from.current = isPrimary && button === 0 ? { x: clientX, y: clientY } : undefined;
        }}
        onPointerMove={({ buttons, pointerType, movementX, movementY }) => {
          if (near && buttons === 1 && pointerType === "mouse")
            image.current?.parentElement?.scrollBy(-movementX, -movementY);
        }}
        onPointerUp={release}
      >
        {/* What scrolls is reached with the keyboard. */}
        <picture key={path} tabIndex={near ? 0 : undefined}>
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
            style={{ backgroundColor: picture.color, width: near ? nearWidth(picture.width) : undefined }}
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
              label: t("lightbox.enlarge"),
              className: css.enlarge,
              icon: near ? `${glass}M7.5 10.5h6` : `${glass}M10.5 7.5v6M7.5 10.5h6`,
              pressed: near,
              onClick: () => turn(),
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
