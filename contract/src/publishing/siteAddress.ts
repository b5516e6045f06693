import { parseUrl } from "../rules/url";
import { withoutLast } from "../text/trimmed";

/**
 * @param text the public address that a setting names; empty for none
 * @returns it without a slash behind
 * @throws Error when a site cannot be served there, in words for who wrote it
 */
export function siteAddress(text: string): string {
  if (text === "") return "";
  const { protocol, origin, href } = parseUrl(text) ?? { protocol: "", origin: "", href: text };
  if (/^https?:$/.test(protocol) && withoutLast(href, "/") === origin) return origin;
  throw new Error(
    `«${text}» no puede ser la dirección de la web; se escribe así: https://estudio.example (sin nada detrás)`,
  );
}
