import type { HeadWords } from "../heads/fixedHeads";

export const ca: HeadWords = {
  home: {
    title: "Interiorisme[[ a {{city}}]]: cases i empreses",
    description:
      "Projectes d’interiorisme claus en mà[[ a {{city}}]] per a particulars, empreses i constructores.[[ Més de {{years}} anys d’experiència.]] Primera consulta gratuïta.",
    keywords: "interiorisme[[ {{city}}]], disseny d’interiors, interiorista, reforma integral, oficines, habitatges",
    ogTitle: "Interiorisme[[ a {{city}}]], amb calma i amb mètode",
    ogDescription:
      "Habitatges, oficines i promocions pensades per viure-hi. Primera consulta gratuïta, resposta en {{hours}} hores.",
  },
  about: {
    title: "Sobre mi",
    description:
      "Qui hi ha darrere de l’estudi:[[ més de {{years}} anys d’interiorisme[[ a {{city}}]],]] una manera de treballar en quatre passos i una idea clara del que fa bo un espai.",
    keywords: "interiorista[[ {{city}}]], estudi d’interiorisme, dissenyadora d’interiors, filosofia de disseny",
    ogTitle: "Qui hi ha darrere de l’estudi",
    ogDescription: "[[Més de {{years}} anys d’interiorisme[[ a {{city}}]]. ]]Com treballem, en quatre passos.",
  },
  portfolio: {
    title: "Projectes d’interiorisme[[ a {{city}}]]",
    description:
      "Habitatges, oficines, restaurants i promocions: una selecció de projectes d’interiorisme[[ a {{city}}]].",
    keywords: "projectes d’interiorisme[[ {{city}}]], reformes integrals, oficines, restaurants, habitatges pilot",
    ogTitle: "Projectes d’interiorisme[[ a {{city}}]]",
    ogDescription: "Què hi havia, què calia i què vam decidir en cadascun.",
  },
  business: {
    title: "Interiorisme per a empreses",
    description:
      "Disseny d’oficines, locals comercials i restaurants[[ a {{city}}]]. Proposta en 48 hores i obra sense tancar el negoci més del que cal.",
    keywords: "disseny d’oficines[[ {{city}}]], interiorisme comercial, disseny de restaurants, locals comercials",
    ogTitle: "Espais que treballen amb tu",
    ogDescription: "Oficines, locals i restaurants[[ a {{city}}]]. Proposta en 48 hores.",
  },
  construction: {
    title: "Interiorisme per a constructores",
    description:
      "Pisos pilot, zones comunes i memòries d’acabats per a promocions. Proposta en 72 hores un cop rebuts els plànols.",
    keywords: "interiorisme per a constructores, pis pilot, zones comunes, memòria de qualitats",
    ogTitle: "La promoció, vista per dins",
    ogDescription: "Pisos pilot, portals i acabats. Proposta en 72 hores.",
  },
  residential: {
    title: "Interiorisme per a particulars",
    description:
      "Reformes integrals i interiorisme d’habitatges[[ a {{city}}]]: distribució, materials, mobiliari i direcció d’obra. Proposta en 48 hores.",
    keywords: "interiorisme habitatges[[ {{city}}]], reforma integral pis, disseny d’interiors llar",
    ogTitle: "Casa teva, pensada amb tu",
    ogDescription: "Reformes i interiorisme d’habitatges[[ a {{city}}]]. Proposta en 48 hores.",
  },
  blog: {
    title: "Blog d’interiorisme i reformes[[ a {{city}}]]",
    description:
      "Notes de l’estudi sobre interiorisme, obra i materials: el que convé saber abans de començar una reforma.",
    keywords: "blog interiorisme, reformes[[ {{city}}]], materials, consells de decoració",
    ogTitle: "Blog d’interiorisme i reformes[[ a {{city}}]]",
    ogDescription: "Interiorisme, obra i materials, explicats des de dins.",
  },
  contact: {
    title: "Contacte",
    description:
      "Escriu-nos, truca’ns o vine a l’estudi[[ a {{city}}]]. Primera consulta gratuïta i resposta en menys de {{hours}} hores.",
    keywords: "contacte interiorista[[ {{city}}]], consulta gratuïta interiorisme, pressupost reforma",
    ogTitle: "Parlem del teu espai",
    ogDescription: "Primera consulta gratuïta. Resposta en menys de {{hours}} hores.",
  },
  calculator: {
    title: "Calculadora de pressupost de reforma",
    description:
      "Quant pot costar la teva reforma o el teu local[[ a {{city}}]]: una forquilla orientativa per partides, a l’instant i sense deixar dades.",
    keywords: "calculadora pressupost reforma[[ {{city}}]], quant costa reformar, preu reforma per metre",
    ogTitle: "Quant pot costar la teva reforma?",
    ogDescription: "Cinc preguntes i una forquilla per partides, a l’instant.",
  },
  guides: {
    title: "Guies gratuïtes per preparar una reforma",
    description:
      "Guies en PDF de l’estudi: què preparar abans d’una reforma i què mesurar i fotografiar abans de la primera visita. Gratis.",
    keywords: "guia reforma PDF, preparar una reforma, què preguntar al contractista, mesurar un pis",
    ogTitle: "Guies gratuïtes de l’estudi",
    ogDescription: "El que convé tenir fet abans de començar, en PDF.",
  },
  privacy: {
    title: "Política de privacitat",
    description: "Quines dades recollim quan ens escrius, per a què les fem servir i com les pots controlar.",
  },
  terms: {
    title: "Avís legal",
    description: "Qui és titular d’aquest web i en quines condicions es fa servir.",
  },
  cookies: {
    title: "Política de galetes",
    description: "Aquest web no fa servir galetes. Així de curt.",
  },
  category: {
    title: "{{name}}: articles del blog",
    description:
      "Articles de l’estudi a la categoria «{{name}}»: el que convé saber abans de començar, explicat des de dins.",
  },
};
