import type { ReactNode } from "react";
import { type Identifier, useEditContext } from "react-admin";
import { isApiError } from "../data/api";
import { NoRecord } from "../layout/Problem";
import { UnreadScreen } from "../layout/Unread";
import { Waiting } from "../layout/Waiting";

/**
 * Records open in a form have their own place in the cache: read afresh each time the form opens, then never refreshed
 * under the writer's hands.
 */
export const editMeta = { form: true };
/** @returns the place in the cache of the record that a form shows */
export const formQuery = (resource: string | undefined, id: Identifier) => [
  resource,
  "getOne",
  { id: String(id), meta: editMeta },
];
export const editOptions = {
  mutationMode: "pessimistic",
  redirect: false,
  // react-admin would say of any failure that the record is gone, and leave: `Loaded` says what it was.
  queryOptions: { meta: editMeta, gcTime: 0, onError: () => undefined },
  mutationOptions: { meta: editMeta },
} as const;

type Props = {
  children: ReactNode;
  /** Where its list is, unless that has the address of the resource. */
  list?: string;
};

/** The form, once its record is there. */
export function Loaded({ children, list }: Props) {
  const { isPending, error, record, refetch, resource } = useEditContext();
  if (isPending) return <Waiting />;
  if (isApiError(error) && error.status === 404) return <NoRecord list={list ?? `/${resource}`} />;
  if (error || !record) return <UnreadScreen what="No se pudo leer" error={error} onRetry={refetch} />;
  return <>{children}</>;
}
