import { darken } from "./colours";

/** Heading size relative to the original design: key -> label. */
export const typeScales = { contenida: "Contenidos", normal: "Normales", amplia: "Amplios" } as const;
export type TypeScale = keyof typeof typeScales;
const sizes: Record<TypeScale, number> = { contenida: 0.88, normal: 1, amplia: 1.12 };

/** `accent`: links and buttons; `dark`: text and the dark bands. Colours as `#9d4526`. */
export type Look = { accent: string; dark: string; typeScale: TypeScale };

/** The original design. The style sheets of `marketing` hold the same values. */
export const defaultLook: Look = { accent: "#9d4526", dark: "#1f1b16", typeScale: "normal" };

/** The studio's name and logo. An empty `wordmark` means the name; an empty `monogram` means its initials. */
export type Brand = Look & { brand: string; wordmark: string; monogram: string };

export const defaultBrand = { wordmark: "", monogram: "", ...defaultLook };

/** Return the name as the header and the footer show it. */
export const wordmarkOf = ({ brand, wordmark }: Pick<Brand, "brand" | "wordmark">): string => wordmark.trim() || brand;

const isOther = (one: string, drawn: string) => one.toLowerCase() !== drawn;

/** Return the CSS custom properties that differ from the style sheets, by name. */
export function lookProperties({ accent, dark, typeScale }: Look): Record<string, string> {
  return {
    ...(isOther(accent, defaultLook.accent) && { "--clay": accent, "--clay-deep": darken(accent, 0.8) }),
    ...(isOther(dark, defaultLook.dark) && { "--ink": dark, "--night": dark }),
    ...(typeScale !== defaultLook.typeScale && { "--type": String(sizes[typeScale]) }),
  };
}

/** Return CSS that overrides the shared style sheet; empty for the original design. */
export function lookStyle(look: Look): string {
  const properties = Object.entries(lookProperties(look)).map(([name, value]) => `${name}:${value}`);
  return properties.length > 0 ? `html:root{${properties.join(";")}}` : "";
}
