import { type ReactNode, useEffect, useRef, useState } from "react";

type Props = {
  label: string;
  /** Label while open; defaults to `label`. */
  openLabel?: string;
  className?: string;
  active?: boolean;
  /** Closes when focus or a click lands elsewhere. */
  closeOutside?: boolean;
  /** Covers the page, which is then inert and does not scroll. */
  covers?: boolean;
  children: ReactNode;
};

function holdPage(hold: boolean) {
  document.documentElement.style.overflow = hold ? "hidden" : "";
  for (const element of document.querySelectorAll("main, footer, .skip")) element.toggleAttribute("inert", hold);
}

/** A `<details>` that also closes on Escape and returns the focus to its button. Opens without scripts. */
export function Disclosure({
  label,
  openLabel = label,
  className,
  active = false,
  closeOutside,
  covers,
  children,
}: Props) {
  const [open, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // Always registered: the `toggle` event arrives late, and Escape may be pressed before it.
    const onKey = (event: KeyboardEvent) => {
      const element = details.current;
      if (event.key !== "Escape" || !element?.open) return;
      element.open = false;
      element.querySelector("summary")?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  useEffect(() => {
    const element = details.current;
    if (!open || !element) return;
    const close = () => {
      element.open = false;
    };
    const onOutside = (event: Event) => {
      if (!(event.target instanceof Node && element.contains(event.target))) close();
    };
    if (closeOutside) for (const name of ["pointerdown", "focusin"]) document.addEventListener(name, onOutside);
    // When a wider window hides the menu (e.g. a rotated tablet), the page must not stay inert.
    const onResize = () => {
      if (element.getClientRects().length === 0) close();
    };
    window.addEventListener("resize", onResize);
    if (covers) holdPage(true);
    return () => {
      for (const name of ["pointerdown", "focusin"]) document.removeEventListener(name, onOutside);
      window.removeEventListener("resize", onResize);
      if (covers) holdPage(false);
    };
  }, [open, closeOutside, covers]);
  useEffect(() => setOpen(details.current?.open ?? false), []);
  return (
    <details ref={details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={className} data-active={active || undefined}>
        <span data-closed>{label}</span>
        <span data-opened>{openLabel}</span>
      </summary>
      {children}
    </details>
  );
}
