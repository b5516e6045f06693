import type { Restored, TrashableResource } from "@estudio/contract";
import { guidePath, postPath, projectPath } from "@estudio/contract/routes";
import type { Identifier } from "react-admin";
import { call, serverMessage } from "../data/api";
import { refreshLists } from "../data/queryClient";
import { useToast } from "../layout/toasts/useToast";
import { enquiries, type Restorable, trashable } from "./trashable";

const pathOf: Partial<Record<TrashableResource, (slug: string) => string>> = {
  projects: projectPath,
  blog: postPath,
  guides: guidePath,
};

/** Return a function that restores records and reports changed addresses. It shows failures, then rejects. */
export function useRestore() {
  const toast = useToast();
  return async (resource: Restorable, ids: Identifier[]) => {
    try {
      const back = await restoreRecords(resource, ids.map(Number));
      const { restored, restoredMany } = resource === "contacts" ? enquiries : trashable[resource];
      toast.done(ids.length > 1 ? restoredMany : restored, describeMoves(back));
    } catch (thrown) {
      toast.failed(serverMessage(thrown, "No se pudo recuperar"));
      throw thrown;
    } finally {
      await refreshLists();
    }
  };
}

/** Returns the restored records that have a public address. */
async function restoreRecords(resource: Restorable, ids: number[]): Promise<Restored[]> {
  if (resource !== "contacts") return call("POST /api/admin/trash/restore", { body: { resource, ids } });
  await call("POST /api/contacts/trash/restore", { body: { ids } });
  return [];
}

function describeMoves(back: Restored[]): string | undefined {
  const moved = back.filter(({ slug, slugBefore }) => slug !== slugBefore);
  const paths = moved.map(({ resource, slug }) => pathOf[resource]?.(slug)).join(", ");
  return moved.length > 0 ? `Otro tiene ya su dirección anterior: ahora está en ${paths}` : undefined;
}
