import type { SeoProblem } from "@estudio/contract";
import { siteRoutes } from "@estudio/contract/routes";

type LocatedProblem = Pick<SeoProblem, "kind" | "recordId" | "lang" | "path" | "problem">;

const lists = { project: "projects", post: "blog", guide: "guides" } as const;

/** Return the panel address where a problem can be fixed: a form, at the right part and language. */
export function fixLink({ kind, recordId, lang, path, problem }: LocatedProblem): string {
  if (kind === "category") return `/categorias/${recordId}`;
  const part = problem === "altMissing" ? "" : `?idioma=${lang}#buscadores`;
  if (kind !== "page") return `/${lists[kind]}/${recordId}/edit${part}`;
  const route = Object.values(siteRoutes).find((one) => one.path === path);
  // A page's pictures are in its sections, not in its SEO form.
  if (problem === "altMissing" && route && "page" in route) return `/pages/${route.page}`;
  return `/visibilidad/${recordId}${part}`;
}
