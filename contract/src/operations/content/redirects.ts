import { z } from "zod";
import { listedRedirect, missedPath, redirectsInput } from "../../publishing/redirects";
import { listQuery, type Operation } from "../operation";

export const redirectOperations = {
  listRedirects: {
    method: "GET",
    path: "/api/admin/redirects",
    access: "editor",
    summary: "Redirecciones: escritas a mano y las de direcciones cambiadas",
    query: listQuery,
    answer: z.array(listedRedirect),
    status: 200,
    list: "redirects",
  },
  createRedirects: {
    method: "POST",
    path: "/api/admin/redirects",
    access: "editor",
    summary: "Añadir redirecciones: todas o ninguna",
    body: redirectsInput,
    answer: z.array(listedRedirect),
    status: 201,
  },
  deleteRedirect: {
    method: "DELETE",
    path: "/api/admin/redirects/{id}",
    access: "editor",
    summary: "Quitar una redirección escrita a mano",
    answer: listedRedirect,
    status: 200,
  },
  listMissedPaths: {
    method: "GET",
    path: "/api/admin/missed-paths",
    access: "editor",
    summary: "Direcciones que los visitantes no encontraron en los últimos treinta días",
    query: listQuery,
    answer: z.array(missedPath),
    status: 200,
    list: "missed-paths",
  },
} as const satisfies Record<string, Operation>;
