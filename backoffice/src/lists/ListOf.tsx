import { ListBase, type ListBaseProps } from "react-admin";

/** react-admin would tell of a list that could not be read in the words of HTTP, too: `ListFrame` says it in its place. */
const told = { onError: () => undefined };

/** A list of the API's, part by part, filtered and ordered. */
export const ListOf = (props: ListBaseProps) => <ListBase {...props} queryOptions={told} />;
