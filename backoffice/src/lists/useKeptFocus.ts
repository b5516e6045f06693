import { type FocusEvent, useEffect, useRef } from "react";

const rows = "li, tbody > tr";

/**
 * Somebody at the keyboard stays in the list when the row they were in goes, deleted or restored: on the row that
 * follows, or on the screen's heading when none is left.
 * @param data what the list shows @returns for the element around its rows
 */
export function useKeptFocus(data: unknown) {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef<{ element: Element; row: number }>(undefined);
  const allRows = () => [...(list.current?.querySelectorAll(rows) ?? [])];
  // A dialog that a row opens is outside of it on the page: there the row stays the one it was opened from.
  const onFocus = ({ target }: FocusEvent) => {
    const own = target.closest(rows);
    const row = own ? allRows().indexOf(own) : (last.current?.row ?? 0);
    last.current = { element: target, row };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the rows' going that takes the focus away
  useEffect(() => {
    if (!last.current || last.current.element.isConnected || document.activeElement !== document.body) return;
    const left = allRows();
    const next = left[Math.min(last.current.row, left.length - 1)];
    const target = next?.querySelector<HTMLElement>("a:not([tabindex='-1']), button") ?? document.querySelector("h1");
    target?.focus();
  }, [data]);
  return { ref: list, onFocus };
}
