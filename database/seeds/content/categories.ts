/** Names of the article categories in each language. */
export const categories = [
  { es: "Reformas", ca: "Reformes", en: "Renovations" },
  { es: "Oficinas", ca: "Oficines", en: "Offices" },
  { es: "Materiales", ca: "Materials", en: "Materials" },
];
