import { z } from "zod";
import { template, templateInput } from "../../enquiries/mails/template";
import { listQuery, type Operation } from "../operation";

export const templateOperations = {
  listTemplates: {
    method: "GET",
    path: "/api/admin/templates",
    access: "editor",
    summary: "Plantillas de respuesta",
    query: listQuery,
    answer: z.array(template),
    status: 200,
    list: "templates",
  },
  readTemplate: {
    method: "GET",
    path: "/api/admin/templates/{id}",
    access: "editor",
    summary: "Una plantilla",
    answer: template,
    status: 200,
  },
  createTemplate: {
    method: "POST",
    path: "/api/admin/templates",
    access: "editor",
    summary: "Crear una plantilla",
    body: templateInput,
    record: template,
    answer: template,
    status: 201,
  },
  updateTemplate: {
    method: "PUT",
    path: "/api/admin/templates/{id}",
    access: "editor",
    summary: "Cambiar una plantilla",
    body: templateInput.partial(),
    record: template,
    answer: template,
    status: 200,
  },
  deleteTemplate: {
    method: "DELETE",
    path: "/api/admin/templates/{id}",
    access: "editor",
    summary: "Eliminar una plantilla",
    answer: template,
    status: 200,
  },
} as const satisfies Record<string, Operation>;
