import { z } from "zod";
import { post, postCreate, postInput } from "../../content/post";
import { project, projectCreate, projectInput } from "../../content/project";
import { brokenLink, page, pageInput } from "../../pages/page";
import { siteBuild } from "../../publishing/siteBuild";
import { count } from "../../rules/fields";
import { contentList, listQuery, type Operation } from "../operation";
import { projectCounts } from "./counts";
import { listedPost, listedProject } from "./listed";

const dashboard = z.object({
  /** Open and overdue enquiries; answer times of the last ninety days, null if nothing was answered. */
  answers: z.object({
    open: count,
    overdue: count,
    medianHours: z.number().nullable(),
    inTime: z.number().min(0).max(1).nullable(),
  }),
  counts: z.object({ projects: count, posts: count, contacts: count, newContacts: count }),
  recentProjects: z.array(listedProject),
  recentPosts: z.array(listedPost),
  /** Enquiries per week over the last twelve weeks, oldest first; `week` is its Monday. */
  contactsByWeek: z.array(z.object({ week: z.string(), count })),
  site: z.object({ revision: count, built: count, build: siteBuild.nullable() }),
  /** Which setup steps a new studio has completed. */
  firstSteps: z.object({ studio: z.boolean(), project: z.boolean(), user: z.boolean() }),
  /** The demo studio, or a part of it, is still there. */
  demo: z.boolean(),
});
export type Dashboard = z.infer<typeof dashboard>;

export const contentOperations = {
  readDashboard: {
    method: "GET",
    path: "/api/admin/dashboard",
    access: "editor",
    summary: "Resumen del panel",
    answer: dashboard,
    status: 200,
  },
  removeDemo: {
    method: "DELETE",
    path: "/api/admin/demo",
    access: "owner",
    recent: true,
    summary: "Retirar la demostración; lo que alguien ha cambiado se queda",
    answer: z.object({ removed: count, kept: z.array(z.string()) }),
    status: 200,
  },
  listProjects: {
    method: "GET",
    path: "/api/admin/projects",
    access: "editor",
    summary: "Proyectos",
    query: contentList,
    answer: z.array(z.union([project, listedProject])),
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
    once: true,
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
    query: contentList,
    answer: z.array(z.union([post, listedPost])),
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
    once: true,
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
  listBrokenLinks: {
    method: "GET",
    path: "/api/admin/broken-links",
    access: "editor",
    summary: "Botones y enlaces de artículos que ya no llevan a ninguna parte: la web no los muestra",
    answer: z.array(brokenLink),
    status: 200,
  },
} as const satisfies Record<string, Operation>;
