import type { ReactNode } from "react";
import { CreateBase, EditBase, type Identifier, useEditContext } from "react-admin";
import { useParams } from "react-router-dom";
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

/**
 * The form of a new record or, where the address names one, of that. Both are one screen: whoever types while a new record
 * is stored finds its form loaded.
 */
export const RecordScreen = ({ fresh, stored }: { fresh: ReactNode; stored: ReactNode }) =>
  useParams().id ? (
    <EditBase {...editOptions}>
      <Loaded>{stored}</Loaded>
    </EditBase>
  ) : (
    <CreateBase redirect={false}>{fresh}</CreateBase>
  );

/** The form, once its record is there. */
export function Loaded({ children }: { children: ReactNode }) {
  const { isPending, error, record, refetch } = useEditContext();
  if (isPending) return <Waiting />;
  if (error || !record) return <Problem title="No se pudo leer" onRetry={() => void refetch()} />;
  return <>{children}</>;
}
