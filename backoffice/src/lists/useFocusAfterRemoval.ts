import { type FocusEvent, useEffect, useRef } from "react";

const rows = "li, tbody > tr";
/** Excludes links that open another tab. */
const focusable = "a:not([tabindex='-1'], [target]), button";

/**
 * Keep the keyboard focus in a list when the focused row is deleted or restored. It moves to the next row, or to the
 * screen's heading if none is left.
 * @returns props for the element around the rows
 */
export function useFocusAfterRemoval() {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef<{ element: Element; row: number }>(undefined);
  const allRows = () => [...(list.current?.querySelectorAll(rows) ?? [])];
  // A dialog is outside its row in the DOM; then the row stays the one that opened it.
  const onFocus = ({ target }: FocusEvent) => {
    const own = target.closest(rows);
    const row = own ? allRows().indexOf(own) : (last.current?.row ?? 0);
    last.current = { element: target, row };
  };
  // Runs after every render, because the row may disappear before its dialog does.
  useEffect(() => {
    const { element, row } = last.current ?? {};
    if (!element || row === undefined || element.isConnected || document.activeElement !== document.body) return;
    last.current = undefined;
    const left = allRows();
    const next = left[Math.min(row, left.length - 1)]?.querySelector<HTMLElement>(focusable);
    (next ?? document.querySelector("h1"))?.focus();
  });
  return { ref: list, onFocus };
}
