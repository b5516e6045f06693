import { dimmed } from "./colours";

/** How large headings are, against how they were drawn: key -> label. */
export const typeScales = { contenida: "Contenidos", normal: "Normales", amplia: "Amplios" } as const;
export type TypeScale = keyof typeof typeScales;
const sizes: Record<TypeScale, number> = { contenida: 0.88, normal: 1, amplia: 1.12 };

/** `accent`: links and buttons; `dark`: text and the dark bands. As `#9d4526`. */
export type Look = { accent: string; dark: string; typeScale: TypeScale };

/** As the site was drawn: its style sheets say the same. */
export const drawnLook: Look = { accent: "#9d4526", dark: "#1f1b16", typeScale: "normal" };

/** What a studio is called and how it signs. Empty `wordmark`: the name; empty `monogram`: its initials. */
export type Brand = Look & { brand: string; wordmark: string; monogram: string };

/** Nothing chosen: the site as it was drawn. */
export const drawnBrand = { wordmark: "", monogram: "", ...drawnLook };

/** @returns the name as the header and the footer write it */
export const wordmarkOf = ({ brand, wordmark }: Pick<Brand, "brand" | "wordmark">): string => wordmark.trim() || brand;

const isOther = (one: string, drawn: string) => one.toLowerCase() !== drawn;

/** @returns the custom properties that are other than the style sheets have them, by name */
export function lookProperties({ accent, dark, typeScale }: Look): Record<string, string> {
  return {
    ...(isOther(accent, drawnLook.accent) && { "--clay": accent, "--clay-deep": dimmed(accent, 0.8) }),
    ...(isOther(dark, drawnLook.dark) && { "--ink": dark, "--night": dark }),
    ...(typeScale !== drawnLook.typeScale && { "--type": String(sizes[typeScale]) }),
  };
}

/** @returns the style sheet of a page with that look, which goes before the shared one; empty for the look as it was drawn */
export function lookStyle(look: Look): string {
  const properties = Object.entries(lookProperties(look)).map(([name, value]) => `${name}:${value}`);
  return properties.length > 0 ? `html:root{${properties.join(";")}}` : "";
}
