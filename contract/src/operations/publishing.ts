import { z } from "zod";
import { preview, previewInput, previewLink } from "../preview";
import { settings, settingsInput } from "../settings";
import { siteBuild, siteBuildInput, siteRevision } from "../siteBuild";
import { snapshot } from "../snapshot";
import { listQuery, type Operation } from "./operation";

/** The studio's own data, and the way of what is written to the public site. */
export const publishingOperations = {
  listSettings: {
    method: "GET",
    path: "/api/admin/settings",
    access: "editor",
    summary: "Ajustes",
    query: listQuery,
    answer: z.array(settings),
    status: 200,
    list: "settings",
  },
  readSettings: {
    method: "GET",
    path: "/api/admin/settings/{id}",
    access: "editor",
    summary: "Los ajustes del estudio (id 1)",
    answer: settings,
    status: 200,
  },
  updateSettings: {
    method: "PUT",
    path: "/api/admin/settings/{id}",
    access: "owner",
    summary: "Cambiar los ajustes",
    body: settingsInput,
    record: settings,
    answer: settings,
    status: 200,
  },
  listSiteBuilds: {
    method: "GET",
    path: "/api/admin/site-builds",
    access: "editor",
    summary: "Publicaciones",
    query: listQuery,
    answer: z.array(siteBuild),
    status: 200,
    list: "site-builds",
  },
  followSiteBuilds: {
    method: "GET",
    path: "/api/admin/site-builds/events",
    access: "editor",
    summary: "La última publicación, cada vez que cambia (server-sent events)",
    answer: siteBuild,
    status: 200,
    stream: true,
  },
  readSiteBuild: {
    method: "GET",
    path: "/api/admin/site-builds/{id}",
    access: "editor",
    summary: "Una publicación",
    answer: siteBuild,
    status: 200,
  },
  requestSiteBuild: {
    method: "POST",
    path: "/api/admin/site-builds",
    access: "editor",
    summary: "Publicar ahora, o volver a una versión anterior",
    body: siteBuildInput,
    record: siteBuild,
    answer: siteBuild,
    status: 201,
  },
  createPreview: {
    method: "POST",
    path: "/api/admin/previews",
    access: "editor",
    summary: "Ver un borrador con el diseño de la web",
    body: previewInput,
    answer: previewLink,
    status: 201,
  },
  readPreview: {
    method: "GET",
    path: "/api/previews/{token}",
    access: "public",
    summary: "El contenido de una vista previa",
    query: ["lang"],
    answer: preview,
    status: 200,
  },
  readRevision: {
    method: "GET",
    path: "/api/site/revision",
    access: "public",
    summary: "Revisión del contenido y de la web publicada",
    answer: siteRevision,
    status: 200,
  },
  readSnapshot: {
    method: "GET",
    path: "/api/site/snapshot",
    access: "builder",
    summary: "Todo el contenido publicado, para construir la web",
    answer: snapshot,
    status: 200,
  },
} as const satisfies Record<string, Operation>;
