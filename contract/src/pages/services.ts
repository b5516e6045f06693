/** Pages that the home page's cards link to: key -> label. */
export const services = {
  business: "Empresas",
  construction: "Constructoras",
  residential: "Particulares",
} as const;
export type Service = keyof typeof services;
