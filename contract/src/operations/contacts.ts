import { z } from "zod";
import { contact, contactMark, inbox } from "../enquiries/contact";
import { mail } from "../enquiries/mail";
import { contactCounts } from "./counts";
import { listQuery, type Operation } from "./operation";

/** The panel's enquiries. */
export const contactOperations = {
  listContacts: {
    method: "GET",
    path: "/api/contacts",
    access: "editor",
    summary: "Consultas",
    query: listQuery,
    answer: z.array(contact),
    status: 200,
    list: "contacts",
  },
  countContacts: {
    method: "GET",
    path: "/api/contacts/counts",
    access: "editor",
    summary: "Consultas por tipo",
    query: ["filter"],
    answer: contactCounts,
    status: 200,
  },
  readInbox: {
    method: "GET",
    path: "/api/contacts/inbox",
    access: "editor",
    summary: "Cuántas consultas están sin leer, y la más reciente",
    answer: inbox,
    status: 200,
  },
  followInbox: {
    method: "GET",
    path: "/api/contacts/events",
    access: "editor",
    summary: "Lo mismo, cada vez que cambia (server-sent events)",
    answer: inbox,
    status: 200,
    stream: true,
  },
  readContact: {
    method: "GET",
    path: "/api/contacts/{id}",
    access: "editor",
    summary: "Una consulta",
    answer: contact,
    status: 200,
  },
  markContact: {
    method: "PUT",
    path: "/api/contacts/{id}",
    access: "editor",
    summary: "Marcar una consulta",
    body: contactMark,
    record: contact,
    answer: contact,
    status: 200,
  },
  deleteContact: {
    method: "DELETE",
    path: "/api/contacts/{id}",
    access: "editor",
    summary: "Eliminar una consulta",
    answer: contact,
    status: 200,
  },
  listMails: {
    method: "GET",
    path: "/api/contacts/{id}/mails",
    access: "editor",
    summary: "Los correos de una consulta y cómo están",
    answer: z.array(mail),
    status: 200,
  },
  retryMail: {
    method: "POST",
    path: "/api/contacts/mails/{id}/retry",
    access: "editor",
    summary: "Volver a enviar un correo que no salió",
    answer: mail,
    status: 200,
  },
} as const satisfies Record<string, Operation>;
