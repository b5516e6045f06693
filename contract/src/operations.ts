import { z } from "zod";
import { contact, contactAnswer, contactInput, contactMark } from "./contact";
import { count } from "./fields";
import { language } from "./languages";
import { media, mediaInput, setAclAnswer, setAclInput, uploadTicket } from "./media";
import { page, pageInput, publicPage } from "./page";
import { post, postCreate, postInput, publicPost } from "./post";
import { preview, previewInput, previewLink } from "./preview";
import { project, projectCreate, projectInput, publicProject } from "./project";
import { settings, settingsInput } from "./settings";
import { siteBuild, siteBuildInput, siteRevision } from "./siteBuild";
import { snapshot } from "./snapshot";
import { login, ownPasswordInput, ownProfileInput, passwordInput, session, user, userCreate, userInput } from "./user";

/** Who may call: anybody; any signed-in user; owners only; the builder with its token. */
export type Access = "public" | "editor" | "owner" | "builder";

export type Operation = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** `{name}` marks a parameter. */
  path: string;
  access: Access;
  summary: string;
  /** Names of the query parameters understood: see `queryParameters`. */
  query?: readonly QueryParameter[];
  body?: z.ZodType;
  /** PUT bodies: the record they patch. Its fields that `body` lacks are read-only and ignored, others are unknown. */
  record?: z.ZodObject;
  answer: z.ZodType;
  status: 200 | 201;
  /** Set where the answer is one part of a list: the unit of Content-Range. */
  list?: string;
  /** A page without scripts may send the body as a form (urlencoded). */
  form?: boolean;
  /** The body is the bytes themselves, read by the handler. */
  raw?: boolean;
  /** The answer is a stream of server-sent events, each one `answer` as JSON. */
  stream?: boolean;
};

/** The query dialect: that of ra-data-simple-rest, and the language of public reads. */
export const queryParameters = {
  lang: { schema: language, description: "Idioma de los textos: es (por defecto), ca o en" },
  range: { schema: z.string(), description: "Parte de la lista, JSON: [primero, último], contando desde 0" },
  sort: { schema: z.string(), description: 'Orden, JSON: ["campo", "ASC" | "DESC"]' },
  filter: { schema: z.string(), description: 'Filtro, JSON: {"q": "texto", "id": [1, 2], "campo": valor}' },
} as const;
export type QueryParameter = keyof typeof queryParameters;

const listQuery = ["range", "sort", "filter"] as const;
const publicList = ["lang", "range"] as const;

const dashboard = z.object({
  counts: z.object({ projects: count, posts: count, contacts: count, newContacts: count }),
  recentProjects: z.array(project),
  recentPosts: z.array(post),
  /** Enquiries of the last twelve weeks, oldest first; `week` is its Monday. */
  contactsByWeek: z.array(z.object({ week: z.string(), count })),
  site: z.object({ revision: count, built: count, build: siteBuild.nullable() }),
});
export type Dashboard = z.infer<typeof dashboard>;

/** Counters of the enquiries screen: all, and per category. */
const contactCounts = z.object({ total: count, empresarial: count, residencial: count, constructora: count });
export type ContactCounts = z.infer<typeof contactCounts>;
const projectCounts = contactCounts;
export type ProjectCounts = z.infer<typeof projectCounts>;

/** Every call of the API. What is not here does not exist; what is here is checked before its handler runs. */
export const operations = {
  health: {
    method: "GET",
    path: "/api/health",
    access: "public",
    summary: "La API está en marcha",
    answer: z.object({ ok: z.literal(true) }),
    status: 200,
  },
  openapi: {
    method: "GET",
    path: "/api/openapi.json",
    access: "public",
    summary: "Este documento",
    answer: z.looseObject({ openapi: z.string() }),
    status: 200,
  },

  sendContact: {
    method: "POST",
    path: "/api/contact",
    access: "public",
    summary: "Enviar una consulta",
    body: contactInput,
    form: true,
    answer: contactAnswer,
    status: 201,
  },
  readPage: {
    method: "GET",
    path: "/api/pages/{pageKey}",
    access: "public",
    summary: "Secciones de una página",
    query: ["lang"],
    answer: publicPage,
    status: 200,
  },
  listFeaturedProjects: {
    method: "GET",
    path: "/api/projects/featured",
    access: "public",
    summary: "Proyectos destacados",
    query: publicList,
    answer: z.array(publicProject),
    status: 200,
    list: "projects",
  },
  listPublicProjects: {
    method: "GET",
    path: "/api/projects",
    access: "public",
    summary: "Proyectos publicados",
    query: publicList,
    answer: z.array(publicProject),
    status: 200,
    list: "projects",
  },
  readPublicProject: {
    method: "GET",
    path: "/api/projects/{slug}",
    access: "public",
    summary: "Un proyecto publicado",
    query: ["lang"],
    answer: publicProject,
    status: 200,
  },
  listPublicPosts: {
    method: "GET",
    path: "/api/blog",
    access: "public",
    summary: "Artículos publicados",
    query: publicList,
    answer: z.array(publicPost),
    status: 200,
    list: "posts",
  },
  readPublicPost: {
    method: "GET",
    path: "/api/blog/{slug}",
    access: "public",
    summary: "Un artículo publicado",
    query: ["lang"],
    answer: publicPost,
    status: 200,
  },

  login: {
    method: "POST",
    path: "/api/auth/login",
    access: "public",
    summary: "Iniciar sesión",
    body: login,
    answer: session,
    status: 200,
  },
  readSession: {
    method: "GET",
    path: "/api/auth/me",
    access: "editor",
    summary: "Quién ha iniciado sesión",
    answer: session,
    status: 200,
  },
  updateOwnProfile: {
    method: "PUT",
    path: "/api/auth/me",
    access: "editor",
    summary: "Cambiar el propio nombre",
    body: ownProfileInput,
    record: user,
    answer: session,
    status: 200,
  },
  updateOwnPassword: {
    method: "PUT",
    path: "/api/auth/password",
    access: "editor",
    summary: "Cambiar la propia contraseña",
    body: ownPasswordInput,
    answer: session,
    status: 200,
  },
  logout: {
    method: "POST",
    path: "/api/auth/logout",
    access: "public",
    summary: "Cerrar sesión",
    answer: z.object({ success: z.literal(true) }),
    status: 200,
  },

  readDashboard: {
    method: "GET",
    path: "/api/admin/dashboard",
    access: "editor",
    summary: "Resumen del panel",
    answer: dashboard,
    status: 200,
  },

  listProjects: {
    method: "GET",
    path: "/api/admin/projects",
    access: "editor",
    summary: "Proyectos",
    query: listQuery,
    answer: z.array(project),
    status: 200,
    list: "projects",
  },
  countProjects: {
    method: "GET",
    path: "/api/admin/projects/counts",
    access: "editor",
    summary: "Proyectos por categoría",
    query: ["filter"],
    answer: projectCounts,
    status: 200,
  },
  readProject: {
    method: "GET",
    path: "/api/admin/projects/{id}",
    access: "editor",
    summary: "Un proyecto",
    answer: project,
    status: 200,
  },
  createProject: {
    method: "POST",
    path: "/api/admin/projects",
    access: "editor",
    summary: "Crear un proyecto",
    body: projectCreate,
    record: project,
    answer: project,
    status: 201,
  },
  updateProject: {
    method: "PUT",
    path: "/api/admin/projects/{id}",
    access: "editor",
    summary: "Cambiar un proyecto",
    body: projectInput,
    record: project,
    answer: project,
    status: 200,
  },
  deleteProject: {
    method: "DELETE",
    path: "/api/admin/projects/{id}",
    access: "editor",
    summary: "Eliminar un proyecto",
    answer: project,
    status: 200,
  },

  listPosts: {
    method: "GET",
    path: "/api/admin/blog",
    access: "editor",
    summary: "Artículos",
    query: listQuery,
    answer: z.array(post),
    status: 200,
    list: "blog",
  },
  readPost: {
    method: "GET",
    path: "/api/admin/blog/{id}",
    access: "editor",
    summary: "Un artículo",
    answer: post,
    status: 200,
  },
  createPost: {
    method: "POST",
    path: "/api/admin/blog",
    access: "editor",
    summary: "Crear un artículo",
    body: postCreate,
    record: post,
    answer: post,
    status: 201,
  },
  updatePost: {
    method: "PUT",
    path: "/api/admin/blog/{id}",
    access: "editor",
    summary: "Cambiar un artículo",
    body: postInput,
    record: post,
    answer: post,
    status: 200,
  },
  deletePost: {
    method: "DELETE",
    path: "/api/admin/blog/{id}",
    access: "editor",
    summary: "Eliminar un artículo",
    answer: post,
    status: 200,
  },

  listPages: {
    method: "GET",
    path: "/api/admin/pages",
    access: "editor",
    summary: "Páginas",
    query: listQuery,
    answer: z.array(page),
    status: 200,
    list: "pages",
  },
  readAdminPage: {
    method: "GET",
    path: "/api/admin/pages/{pageKey}",
    access: "editor",
    summary: "Una página",
    answer: page,
    status: 200,
  },
  updatePage: {
    method: "PUT",
    path: "/api/admin/pages/{pageKey}",
    access: "editor",
    summary: "Cambiar las secciones de una página",
    body: pageInput,
    record: page,
    answer: page,
    status: 200,
  },

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

  listUsers: {
    method: "GET",
    path: "/api/admin/users",
    access: "owner",
    summary: "Usuarios",
    query: listQuery,
    answer: z.array(user),
    status: 200,
    list: "users",
  },
  readUser: {
    method: "GET",
    path: "/api/admin/users/{id}",
    access: "owner",
    summary: "Un usuario",
    answer: user,
    status: 200,
  },
  createUser: {
    method: "POST",
    path: "/api/admin/users",
    access: "owner",
    summary: "Crear un usuario",
    body: userCreate,
    record: user,
    answer: user,
    status: 201,
  },
  updateUser: {
    method: "PUT",
    path: "/api/admin/users/{id}",
    access: "owner",
    summary: "Cambiar un usuario",
    body: userInput,
    record: user,
    answer: user,
    status: 200,
  },
  updateUserPassword: {
    method: "PUT",
    path: "/api/admin/users/{id}/password",
    access: "owner",
    summary: "Cambiar la contraseña de un usuario",
    body: passwordInput,
    answer: user,
    status: 200,
  },
  deleteUser: {
    method: "DELETE",
    path: "/api/admin/users/{id}",
    access: "owner",
    summary: "Eliminar un usuario",
    answer: user,
    status: 200,
  },

  listMedia: {
    method: "GET",
    path: "/api/admin/media",
    access: "editor",
    summary: "Imágenes",
    query: listQuery,
    answer: z.array(media),
    status: 200,
    list: "media",
  },
  readMedia: {
    method: "GET",
    path: "/api/admin/media/{id}",
    access: "editor",
    summary: "Una imagen",
    answer: media,
    status: 200,
  },
  updateMedia: {
    method: "PUT",
    path: "/api/admin/media/{id}",
    access: "editor",
    summary: "Texto alternativo, foco y autoría de una imagen",
    body: mediaInput,
    record: media,
    answer: media,
    status: 200,
  },
  requestUpload: {
    method: "POST",
    path: "/api/objects/upload",
    access: "editor",
    summary: "Pedir una dirección a la que subir una imagen",
    answer: uploadTicket,
    status: 200,
  },
  putUpload: {
    method: "PUT",
    path: "/api/objects/upload/{key}",
    access: "editor",
    summary: "Subir los bytes de una imagen (solo con almacenamiento en disco)",
    raw: true,
    answer: z.object({ ok: z.literal(true) }),
    status: 200,
  },
  setAcl: {
    method: "PUT",
    path: "/api/objects/set-acl",
    access: "editor",
    summary: "Preparar la imagen subida",
    body: setAclInput,
    answer: setAclAnswer,
    status: 200,
  },

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

export type OperationId = keyof typeof operations;
