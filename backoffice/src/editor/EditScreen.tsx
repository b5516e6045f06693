import type { ReactNode } from "react";
import { type Identifier, useEditContext } from "react-admin";
import { Problem } from "../layout/Problem";
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
  queryOptions: { meta: editMeta, gcTime: 0 },
  mutationOptions: { meta: editMeta },
} as const;

/** The form, once its record is there. */
export function Loaded({ children }: { children: ReactNode }) {
  const { isPending, error, record, refetch } = useEditContext();
  if (isPending) return <Waiting />;
  if (error || !record) return <Problem title="No se pudo leer" onRetry={() => void refetch()} />;
  return <>{children}</>;
}
