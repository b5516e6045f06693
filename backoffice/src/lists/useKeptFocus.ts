import { type FocusEvent, useEffect, useRef } from "react";

const rows = "li, tbody > tr";
/** Not what opens another window. */
const firstOf = "a:not([tabindex='-1'], [target]), button";

/**
 * Somebody at the keyboard stays in the list when the row they were in goes, deleted or restored: on the row that
 * follows, or on the screen's heading when none is left.
 * @returns for the element around its rows
 */
export function useKeptFocus() {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef<{ element: Element; row: number }>(undefined);
  const allRows = () => [...(list.current?.querySelectorAll(rows) ?? [])];
  // A dialog that a row opens is outside of it on the page: there the row stays the one it was opened from.
  const onFocus = ({ target }: FocusEvent) => {
    const own = target.closest(rows);
    const row = own ? allRows().indexOf(own) : (last.current?.row ?? 0);
    last.current = { element: target, row };
  };
  // After whatever has changed: the rows may go before what they were deleted with does.
  useEffect(() => {
    const { element, row } = last.current ?? {};
    if (!element || row === undefined || element.isConnected || document.activeElement !== document.body) return;
    last.current = undefined;
    const left = allRows();
    const next = left[Math.min(row, left.length - 1)]?.querySelector<HTMLElement>(firstOf);
    (next ?? document.querySelector("h1"))?.focus();
  });
  return { ref: list, onFocus };
}
