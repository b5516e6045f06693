import { z } from "zod";
import { personFound, personInput } from "../enquiries/retention";
import { visitInput, visits } from "../visits";
import type { Operation } from "./operation";

const counting = {
  method: "POST",
  access: "public",
  body: visitInput,
  answer: z.object({ ok: z.literal(true) }),
  status: 200,
} as const;

/** What is counted of visitors, and what is kept of those who wrote. */
export const privacyOperations = {
  /** Content blockers refuse addresses that speak of visits, and whatever else has such a name. */
  countVisit: {
    ...counting,
    path: "/api/opened",
    summary: "Contar la visita a una página, sin nada de quien la visita",
  },
  /** For pages that a browser or a proxy has kept since before. */
  countVisitAsBefore: {
    ...counting,
    path: "/api/visits",
    summary: "Lo mismo que /api/opened, en su dirección de antes",
  },
  readVisits: {
    method: "GET",
    path: "/api/admin/visits",
    access: "editor",
    summary: "Visitas y lo que salió de ellas, por página",
    answer: visits,
    status: 200,
  },
  findPerson: {
    method: "POST",
    path: "/api/admin/person",
    access: "owner",
    summary: "Qué hay de una persona",
    body: personInput,
    answer: personFound,
    status: 200,
  },
  exportPerson: {
    method: "POST",
    path: "/api/admin/person/export",
    access: "owner",
    recent: true,
    summary: "Todo lo que hay de una persona, en un archivo ZIP (los bytes)",
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
    summary: "Borrar todo lo que hay de una persona, también de copias que se recuperen después",
    body: personInput,
    answer: personFound,
    status: 200,
  },
} as const satisfies Record<string, Operation>;
