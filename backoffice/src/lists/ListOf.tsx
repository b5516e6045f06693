import { type ReactNode, useEffect } from "react";
import { ListBase, type ListBaseProps, ListContextProvider, useListContext } from "react-admin";

/** react-admin would tell of a list that could not be read in the words of HTTP, too: `ListFrame` says it in its place. */
const told = { onError: () => undefined };

/** A list of the API's, part by part, filtered and ordered. */
export const ListOf = ({ children, ...props }: ListBaseProps & { children: ReactNode }) => (
  <ListBase {...props} queryOptions={told}>
    <ShownSelection>{children}</ShownSelection>
  </ListBase>
);

/**
 * Keeps in the selection only what the list shows now. react-admin remembers it across searches, filters, pages and reloads:
 * what is done with a selection would be done to records that nobody sees.
 */
function ShownSelection({ children }: { children: ReactNode }) {
  const list = useListContext();
  const { data, selectedIds, onSelect } = list;
  const shown = selectedIds.filter((id) => data?.some((record) => record.id === id));
  const hasHidden = data !== undefined && shown.length < selectedIds.length;
  useEffect(() => {
    if (hasHidden) onSelect(shown);
  });
  return <ListContextProvider value={{ ...list, selectedIds: shown }}>{children}</ListContextProvider>;
}
