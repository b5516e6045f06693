/** Chapter per screen, by path prefix. */
const chapters: [screen: string, chapter: string][] = [
  ["/projects", "proyectos"],
  ["/blog", "blog"],
  ["/categorias", "blog#las-categorías"],
  ["/guides", "guias"],
  ["/pages", "paginas"],
  ["/contacts", "consultas"],
  ["/consultas-eliminadas", "consultas"],
  ["/leads", "calculadora#los-interesados"],
  ["/precios", "calculadora#los-precios"],
  ["/users", "usuarios"],
  ["/actividad", "usuarios#quién-hizo-qué"],
  ["/profile", "usuarios#tu-perfil"],
  ["/publicacion", "publicacion"],
  ["/redirecciones", "redirecciones"],
  ["/visibilidad", "visibilidad"],
  ["/settings", "ajustes"],
  ["/persona", "ajustes#los-datos-de-una-persona"],
  ["/historial", "historial"],
  ["/papelera", "historial#la-papelera"],
];
const begins = (path: string, start: string) => path === start || path.startsWith(`${start}/`);

/** Return the address of the chapter about a screen. Within the guide, return the current address. */
export function helpFor(path: string): string {
  if (begins(path, "/ayuda")) return path;
  const chapter = chapters.find(([screen]) => begins(path, screen))?.[1] ?? "primer-dia";
  return `/ayuda/${chapter}`;
}

/** Return the name of a chapter: `docs/guia/02-proyectos.md` -> `proyectos`. */
export const chapterName = (file: string): string => file.replace(/^.*\//, "").replace(/^\d+-|\.md$/g, "");

/** Convert a link between chapters to a panel address: `06-publicacion.md#volver` -> `/ayuda/publicacion#volver`. */
export function chapterAddress(link: string): string {
  const [file = "", anchor] = link.split("#");
  return `/ayuda/${chapterName(file)}${anchor ? `#${anchor}` : ""}`;
}
