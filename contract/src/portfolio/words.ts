import type { Category } from "../enquiries/options";
import type { Language } from "../paths";
import {
  type ProjectBudget,
  type ProjectDistrict,
  projectBudgets,
  projectDistricts,
  type Room,
  rooms,
} from "./options";

/** Label of a link, and title of its page, which may mention the studio's `{{city}}`. */
export type Named = { name: string; title: string };
type Words = {
  clients: Record<Category, Named>;
  rooms: Record<Room, Named>;
  district: (name: string) => string;
  budgets: Record<ProjectBudget, Named>;
  /** Meta description of a page with that title. */
  description: (title: string) => string;
};

/** Catalan elides before a vowel: `de cuines`, `d’oficines`. */
const de = (name: string) => (/^[aeiouàèéíòóúh]/i.test(name) ? `d’${name}` : `de ${name}`);
const inSpanish = (key: Room, plural: string): Named => ({
  name: rooms[key],
  title: `Proyectos de ${plural}[[ en {{city}}]]`,
});
const inCatalan = (name: string, plural: string): Named => ({ name, title: `Projectes ${de(plural)}[[ a {{city}}]]` });
const inEnglish = (name: string): Named => ({ name, title: `${name} projects[[ in {{city}}]]` });

/** Names of the filters on the site. Written in each language, not translated. */
export const facetWords: Record<Language, Words> = {
  es: {
    clients: {
      empresarial: { name: "Empresas", title: "Proyectos para empresas" },
      residencial: { name: "Particulares", title: "Proyectos para particulares" },
      constructora: { name: "Constructoras", title: "Proyectos para constructoras" },
    },
    rooms: {
      salon: inSpanish("salon", "salones"),
      comedor: inSpanish("comedor", "comedores"),
      cocina: inSpanish("cocina", "cocinas"),
      dormitorio: inSpanish("dormitorio", "dormitorios"),
      bano: inSpanish("bano", "baños"),
      oficina: inSpanish("oficina", "oficinas"),
      local: inSpanish("local", "locales comerciales"),
      restaurante: inSpanish("restaurante", "restaurantes"),
      "zonas-comunes": inSpanish("zonas-comunes", "zonas comunes"),
    },
    district: (name) => `Proyectos en el distrito de ${name}`,
    budgets: {
      "hasta-30000": { name: projectBudgets["hasta-30000"], title: "Proyectos de hasta 30.000 €" },
      "30000-60000": { name: projectBudgets["30000-60000"], title: "Proyectos de 30.000 a 60.000 €" },
      "60000-120000": { name: projectBudgets["60000-120000"], title: "Proyectos de 60.000 a 120.000 €" },
      "mas-120000": { name: projectBudgets["mas-120000"], title: "Proyectos de más de 120.000 €" },
    },
    description: (title) =>
      `${title}: qué había, qué hacía falta y qué decidió el estudio en cada uno, con fotografías.`,
  },
  ca: {
    clients: {
      empresarial: { name: "Empreses", title: "Projectes per a empreses" },
      residencial: { name: "Particulars", title: "Projectes per a particulars" },
      constructora: { name: "Constructores", title: "Projectes per a constructores" },
    },
    rooms: {
      salon: inCatalan("Sala d’estar", "sales d’estar"),
      comedor: inCatalan("Menjador", "menjadors"),
      cocina: inCatalan("Cuina", "cuines"),
      dormitorio: inCatalan("Dormitori", "dormitoris"),
      bano: inCatalan("Bany", "banys"),
      oficina: inCatalan("Oficina", "oficines"),
      local: inCatalan("Local comercial", "locals comercials"),
      restaurante: inCatalan("Restaurant", "restaurants"),
      "zonas-comunes": inCatalan("Zones comunes", "zones comunes"),
    },
    district: (name) => `Projectes al districte ${de(name)}`,
    budgets: {
      "hasta-30000": { name: "Fins a 30.000 €", title: "Projectes de fins a 30.000 €" },
      "30000-60000": { name: "30.000 – 60.000 €", title: "Projectes de 30.000 a 60.000 €" },
      "60000-120000": { name: "60.000 – 120.000 €", title: "Projectes de 60.000 a 120.000 €" },
      "mas-120000": { name: "Més de 120.000 €", title: "Projectes de més de 120.000 €" },
    },
    description: (title) => `${title}: què hi havia, què calia i què va decidir l’estudi en cadascun, amb fotografies.`,
  },
  en: {
    clients: {
      empresarial: { name: "Business", title: "Projects for businesses" },
      residencial: { name: "Residential", title: "Projects for homes" },
      constructora: { name: "Construction", title: "Projects for property developers" },
    },
    rooms: {
      salon: inEnglish("Living room"),
      comedor: inEnglish("Dining room"),
      cocina: inEnglish("Kitchen"),
      dormitorio: inEnglish("Bedroom"),
      bano: inEnglish("Bathroom"),
      oficina: inEnglish("Office"),
      local: inEnglish("Shop"),
      restaurante: inEnglish("Restaurant"),
      "zonas-comunes": { name: "Shared spaces", title: "Shared space projects[[ in {{city}}]]" },
    },
    district: (name) => `Projects in ${name}[[, {{city}}]]`,
    budgets: {
      "hasta-30000": { name: "Up to €30,000", title: "Projects up to €30,000" },
      "30000-60000": { name: "€30,000–€60,000", title: "Projects from €30,000 to €60,000" },
      "60000-120000": { name: "€60,000–€120,000", title: "Projects from €60,000 to €120,000" },
      "mas-120000": { name: "Over €120,000", title: "Projects over €120,000" },
    },
    description: (title) =>
      `${title}: what was there, what was needed and what the studio decided in each of them, with photographs.`,
  },
};

export const districtNamed = (district: ProjectDistrict, lang: Language): Named => ({
  name: projectDistricts[district],
  title: facetWords[lang].district(projectDistricts[district]),
});
