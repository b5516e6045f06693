import type { ReactNode } from "react";
import { type Identifier, useEditContext } from "react-admin";
import { isApiError } from "../data/api";
import { LoadErrorScreen } from "../layout/errors/LoadError";
import { NoRecord } from "../layout/errors/Problem";
import { Waiting } from "../layout/Waiting";

/**
 * Separate cache entry for records in a form: fetched when the form opens, never refreshed while the editor types.
 */
export const editMeta = { form: true };
/** Return the query key of a record in a form. */
export const formQuery = (resource: string | undefined, id: Identifier) => [
  resource,
  "getOne",
  { id: String(id), meta: editMeta },
];
export const editOptions = {
  mutationMode: "pessimistic",
  redirect: false,
  // react-admin would report any failure as a missing record and leave the page. `Loaded` shows the real error.
  queryOptions: { meta: editMeta, gcTime: 0, onError: () => undefined },
  mutationOptions: { meta: editMeta },
} as const;

type Props = {
  children: ReactNode;
  /** Address of the list, if it differs from the resource's. */
  list?: string;
};

export function Loaded({ children, list }: Props) {
  const { isPending, error, record, refetch, resource } = useEditContext();
  if (isPending) return <Waiting />;
  if (isApiError(error) && error.status === 404) return <NoRecord list={list ?? `/${resource}`} />;
  if (error || !record) return <LoadErrorScreen what="No se pudo leer" error={error} onRetry={refetch} />;
  return <>{children}</>;
}
