import { parseUrl } from "../rules/url";
import { trimEndChars } from "../text/trimEndChars";

/**
 * Parse the setting with the site's public URL.
 * @param text empty for none
 * @returns the origin, without a slash at its end
 * @throws Error with a Spanish message for the administrator
 */
export function siteAddress(text: string): string {
  if (text === "") return "";
  const { protocol, origin, href } = parseUrl(text) ?? { protocol: "", origin: "", href: text };
  if (/^https?:$/.test(protocol) && trimEndChars(href, "/") === origin) return origin;
  throw new Error(
    `«${text}» no puede ser la dirección de la web; se escribe así: https://estudio.example (sin nada detrás)`,
  );
}
