import type { SeedLead } from "./types";

/** Users of the calculator. Names, numbers and addresses are invented. */
export const leads: SeedLead[] = [
  {
    daysAgo: 1,
    hour: 18,
    name: "Berta Lozano",
    email: "berta.lozano@correo.example",
    phone: "+34 600 000 141",
    message: "Es la cocina de mis padres. Queremos abrirla al comedor antes de Navidad.",
    lang: "es",
    answers: { kind: "cocina", m2: 14, state: "malo", quality: "media", district: "chamberi" },
  },
  {
    daysAgo: 4,
    hour: 11,
    name: "Oriol Ferrer",
    email: "oriol.ferrer@correo.example",
    phone: "",
    message: "",
    lang: "ca",
    answers: { kind: "vivienda", m2: 92, state: "antiguo", quality: "alta", district: "centro" },
  },
  {
    daysAgo: 9,
    hour: 9,
    name: "Hannah Wright",
    email: "hannah.wright@correo.example",
    phone: "+34 600 000 158",
    message: "We are moving twelve people in spring and would keep the meeting room.",
    lang: "en",
    answers: { kind: "oficina", m2: 180, state: "regular", quality: "media", district: "salamanca" },
  },
];
