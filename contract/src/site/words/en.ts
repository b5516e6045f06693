import type { HeadWords } from "../heads/fixedHeads";

export const en: HeadWords = {
  home: {
    title: "Interior design studio[[ in {{city}}]]",
    description:
      "Turnkey interior design[[ in {{city}}]] for private homes, businesses and property developers.[[ More than {{years}} years of experience.]] A free first consultation.",
    keywords: "interior design[[ {{city}}]], interior designer, renovation, offices, homes, show flats",
    ogTitle: "Interior design[[ in {{city}}]], calm and methodical",
    ogDescription:
      "Homes, offices and developments made to be lived in. Free first consultation, a reply within {{hours}} hours.",
  },
  about: {
    title: "About",
    description:
      "Who is behind the studio:[[ more than {{years}} years of interior design[[ in {{city}}]],]] a way of working in four steps and a clear idea of what makes a space good.",
    keywords: "interior designer[[ {{city}}]], interior design studio, design philosophy",
    ogTitle: "Who is behind the studio",
    ogDescription: "[[More than {{years}} years of interior design[[ in {{city}}]]. ]]How we work, in four steps.",
  },
  portfolio: {
    title: "Interior design projects[[ in {{city}}]]",
    description:
      "Homes, offices, restaurants and developments: a selection of interior design projects[[ in {{city}}]].",
    keywords: "interior design projects[[ {{city}}]], renovations, offices, restaurants, show homes",
    ogTitle: "Interior design projects[[ in {{city}}]]",
    ogDescription: "What was there, what was needed and what we decided in each.",
  },
  business: {
    title: "Interior design for businesses",
    description:
      "Design of offices, shops and restaurants[[ in {{city}}]]. Proposal within 48 hours, and building work that closes the business no longer than it must.",
    keywords: "office design[[ {{city}}]], commercial interior design, restaurant design, retail interiors",
    ogTitle: "Spaces that work with you",
    ogDescription: "Offices, shops and restaurants[[ in {{city}}]]. Proposal within 48 hours.",
  },
  construction: {
    title: "Interior design for property developers",
    description:
      "Show flats, common areas and finish specifications for developments. Proposal within 72 hours of receiving the plans.",
    keywords: "interiors for property developers, show flat, common areas, finish specification",
    ogTitle: "The development, seen from the inside",
    ogDescription: "Show flats, lobbies and finishes. Proposal within 72 hours.",
  },
  residential: {
    title: "Interior design for private homes",
    description:
      "Full renovations and interior design for homes[[ in {{city}}]]: layout, materials, furniture and site supervision. Proposal within 48 hours.",
    keywords: "home interior design[[ {{city}}]], flat renovation, interior designer home",
    ogTitle: "Your home, thought out with you",
    ogDescription: "Renovations and interiors for homes[[ in {{city}}]]. Proposal within 48 hours.",
  },
  blog: {
    title: "Interiors and renovation blog[[ in {{city}}]]",
    description:
      "Notes from the studio on interiors, building work and materials: what is worth knowing before you start a renovation.",
    keywords: "interior design blog, renovations[[ {{city}}]], materials, decorating advice",
    ogTitle: "Interiors and renovation blog[[ in {{city}}]]",
    ogDescription: "Interiors, building work and materials, seen from the inside.",
  },
  contact: {
    title: "Contact",
    description:
      "Write, call or come to the studio[[ in {{city}}]]. Free first consultation and a reply within {{hours}} hours.",
    keywords: "contact interior designer[[ {{city}}]], free interior design consultation, renovation budget",
    ogTitle: "Let’s talk about your space",
    ogDescription: "Free first consultation. A reply within {{hours}} hours.",
  },
  calculator: {
    title: "Renovation budget calculator",
    description:
      "What your renovation or premises[[ in {{city}}]] might cost: a rough range, item by item, at once and without leaving your details.",
    keywords: "renovation budget calculator[[ {{city}}]], cost of renovating a flat, price per square metre",
    ogTitle: "What might your renovation cost?",
    ogDescription: "Five questions and a range, item by item, at once.",
  },
  guides: {
    title: "Free guides to preparing a renovation",
    description:
      "PDF guides from the studio: what to have ready before a renovation, and what to measure and photograph before a first visit. Free.",
    keywords: "renovation guide PDF, preparing a renovation[[ in {{city}}]], questions for builders, measuring a flat",
    ogTitle: "Free guides from the studio",
    ogDescription: "What is worth having done before you begin, as a PDF.",
  },
  privacy: {
    title: "Privacy policy",
    description: "What data we collect when you write to us, what we use it for and how you stay in control of it.",
  },
  terms: {
    title: "Legal notice",
    description: "Who owns this site and on what terms it is used.",
  },
  cookies: {
    title: "Cookie policy",
    description: "This site uses no cookies. That is all there is to it.",
  },
  category: {
    title: "{{name}}: blog articles",
    description:
      "Articles from the studio filed under “{{name}}”: what is worth knowing before you start, seen from the inside.",
  },
};
