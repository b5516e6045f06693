import { type ReactNode, useEffect } from "react";
import { ListBase, type ListBaseProps, ListContextProvider, useListContext } from "react-admin";

/** Replaces react-admin's error toast, because `ListFrame` shows the error. */
const queryOptions = { onError: () => undefined };

/** @param cards asks for short records, with only the fields that the list shows */
export const ListOf = ({ cards, children, ...props }: ListBaseProps & { cards?: boolean; children: ReactNode }) => (
  <ListBase {...props} queryOptions={cards ? { ...queryOptions, meta: { fields: "card" } } : queryOptions}>
    <VisibleSelection>{children}</VisibleSelection>
  </ListBase>
);

/**
 * Restricts the selection to visible records. react-admin keeps it across filters, pages and reloads, so a bulk action
 * could hit records that are not on screen.
 */
function VisibleSelection({ children }: { children: ReactNode }) {
  const list = useListContext();
  const { data, selectedIds, onSelect } = list;
  const shown = selectedIds.filter((id) => data?.some((record) => record.id === id));
  const hasHidden = data !== undefined && shown.length < selectedIds.length;
  useEffect(() => {
    if (hasHidden) onSelect(shown);
  });
  return <ListContextProvider value={{ ...list, selectedIds: shown }}>{children}</ListContextProvider>;
}
