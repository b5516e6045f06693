import { z } from "zod";
import { personFound, personInput } from "../../enquiries/retention";
import { visitInput, visits } from "../../visits";
import type { Operation } from "../operation";

const counting = {
  method: "POST",
  access: "public",
  body: visitInput,
  answer: z.object({ ok: z.literal(true) }),
  status: 200,
} as const;

/** Page views, and the data stored about one person. */
export const privacyOperations = {
  /** Not named «visits»: content blockers block such paths. */
  countVisit: {
    ...counting,
    path: "/api/opened",
    summary: "Contar la visita a una página, sin nada de quien la visita",
  },
  /** Still called by pages in the caches of browsers and proxies. */
  countVisitAsBefore: {
    ...counting,
    path: "/api/visits",
    summary: "Igual que /api/opened, en su dirección anterior",
  },
  readVisits: {
    method: "GET",
    path: "/api/admin/visits",
    access: "editor",
    summary: "Visitas de cada página, con las consultas y los interesados que ha traído",
    answer: visits,
    status: 200,
  },
  findPerson: {
    method: "POST",
    path: "/api/admin/person",
    access: "owner",
    summary: "Cuántos datos hay guardados de una persona",
    body: personInput,
    answer: personFound,
    status: 200,
  },
  exportPerson: {
    method: "POST",
    path: "/api/admin/person/export",
    access: "owner",
    recent: true,
    summary: "Exportar todos los datos de una persona, en un archivo ZIP (los bytes)",
    body: personInput,
    answer: z.string(),
    status: 200,
    bytes: true,
  },
  erasePerson: {
    method: "POST",
    path: "/api/admin/person/erase",
    access: "owner",
    recent: true,
    summary: "Borrar todos los datos de una persona, también los que vuelvan al recuperar una copia de seguridad",
    body: personInput,
    answer: personFound,
    status: 200,
  },
} as const satisfies Record<string, Operation>;
