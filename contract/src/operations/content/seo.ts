import { z } from "zod";
import { postCategory, postCategoryInput } from "../../content/category";
import { pageSeo, pageSeoInput } from "../../pages/pageSeo";
import { seoProblem } from "../../seo/seoProblems";
import { listQuery, type Operation } from "../operation";

/** Titles, descriptions and share pictures of fixed pages, SEO problems, and categories of articles. */
export const seoOperations = {
  listSeoProblems: {
    method: "GET",
    path: "/api/admin/seo",
    access: "editor",
    summary: "Lo que falta, sobra o se repite en los títulos, las descripciones y los textos de las imágenes de la web",
    query: ["range", "filter"],
    answer: z.array(seoProblem),
    status: 200,
    list: "seo",
  },
  listPageSeo: {
    method: "GET",
    path: "/api/admin/page-seo",
    access: "editor",
    summary: "Título, descripción e imagen para buscadores y redes de las páginas fijas",
    query: listQuery,
    answer: z.array(pageSeo),
    status: 200,
    list: "page-seo",
  },
  readPageSeo: {
    method: "GET",
    path: "/api/admin/page-seo/{id}",
    access: "editor",
    summary: "Título, descripción e imagen para buscadores y redes de una página fija",
    answer: pageSeo,
    status: 200,
  },
  updatePageSeo: {
    method: "PUT",
    path: "/api/admin/page-seo/{id}",
    access: "editor",
    summary: "Cambiar el título, la descripción y la imagen para buscadores y redes de una página fija",
    body: pageSeoInput,
    record: pageSeo,
    answer: pageSeo,
    status: 200,
  },
  listPostCategories: {
    method: "GET",
    path: "/api/admin/post-categories",
    access: "editor",
    summary: "Categorías de los artículos, con su nombre en cada idioma",
    query: listQuery,
    answer: z.array(postCategory),
    status: 200,
    list: "post-categories",
  },
  readPostCategory: {
    method: "GET",
    path: "/api/admin/post-categories/{slug}",
    access: "editor",
    summary: "Una categoría de artículos",
    answer: postCategory,
    status: 200,
  },
  updatePostCategory: {
    method: "PUT",
    path: "/api/admin/post-categories/{slug}",
    access: "editor",
    summary: "Cambiar el nombre de una categoría de artículos, en cada idioma",
    body: postCategoryInput,
    record: postCategory,
    answer: postCategory,
    status: 200,
  },
} as const satisfies Record<string, Operation>;
