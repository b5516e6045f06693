import { z } from "zod";
import { restored, restoreInput, trashed } from "../../history/trash";
import { recordVersion, versionSummary } from "../../history/versions";
import { count } from "../../rules/fields";
import { listQuery, type Operation } from "../operation";

/** The history of records, and the trash. */
export const historyOperations = {
  listVersions: {
    method: "GET",
    path: "/api/admin/versions/{resource}/{record}",
    access: "editor",
    summary: "Historial de un registro, de lo último a lo primero; los ajustes, solo propietarios",
    query: ["before"],
    answer: z.array(versionSummary),
    status: 200,
  },
  readVersion: {
    method: "GET",
    path: "/api/admin/versions/{resource}/{record}/{version}",
    access: "editor",
    summary: "Una versión anterior de un registro; un PUT con sus `values` la restaura",
    answer: recordVersion,
    status: 200,
  },
  listTrash: {
    method: "GET",
    path: "/api/admin/trash",
    access: "editor",
    summary: "Papelera: lo eliminado en los últimos treinta días",
    query: listQuery,
    answer: z.array(trashed),
    status: 200,
    list: "trash",
  },
  restoreTrash: {
    method: "POST",
    path: "/api/admin/trash/restore",
    access: "editor",
    summary: "Recuperar de la papelera: todo o nada",
    body: restoreInput,
    answer: z.array(restored),
    status: 200,
  },
  deleteTrash: {
    method: "DELETE",
    path: "/api/admin/trash/{id}",
    access: "owner",
    recent: true,
    summary: "Eliminar para siempre",
    answer: trashed,
    status: 200,
  },
  emptyTrash: {
    method: "DELETE",
    path: "/api/admin/trash",
    access: "owner",
    recent: true,
    summary: "Vaciar la papelera",
    answer: z.object({ removed: count }),
    status: 200,
  },
} as const satisfies Record<string, Operation>;
