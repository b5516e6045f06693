import { z } from "zod";
import { publicPost, publicPostCard } from "../../content/post";
import { publicProject, publicProjectCard } from "../../content/project";
import { contactAnswer, contactInput } from "../../enquiries/contact";
import { publicPage } from "../../pages/page";
import { type Operation, publicList } from "../operation";

/** Full records, or cards with `fields=card`. */
const projectList = z.array(z.union([publicProject, publicProjectCard]));
const postList = z.array(z.union([publicPost, publicPostCard]));

/** The public reads of the site, and the contact form. */
export const visitorOperations = {
  sendContact: {
    method: "POST",
    path: "/api/contact",
    access: "public",
    summary: "Enviar una consulta",
    body: contactInput,
    form: "withFiles",
    limit: "enquiries",
    answer: contactAnswer,
    status: 201,
  },
  sendContactFile: {
    method: "PUT",
    path: "/api/contact/files/{key}",
    access: "public",
    summary: "Enviar un plano o una foto de la consulta que se acaba de enviar (los bytes)",
    query: ["name"],
    raw: true,
    answer: z.object({ ok: z.literal(true) }),
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
    answer: projectList,
    status: 200,
    list: "projects",
  },
  listPublicProjects: {
    method: "GET",
    path: "/api/projects",
    access: "public",
    summary: "Proyectos publicados",
    query: publicList,
    answer: projectList,
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
    answer: postList,
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
} as const satisfies Record<string, Operation>;
