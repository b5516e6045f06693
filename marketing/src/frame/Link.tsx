import { localizedPath } from "@estudio/contract/paths";
import { Link as GatsbyLink } from "gatsby";
import type { AnchorHTMLAttributes } from "react";
import { useWords } from "../content/words";

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

/** A link to a Spanish path of the site, in the present language; anything else becomes a plain link. */
export function Link({ to, ...rest }: Props) {
  const { lang } = useWords("common");
  if (!to.startsWith("/")) return <a href={to} {...rest} />;
  return <GatsbyLink to={localizedPath(to, lang)} {...rest} />;
}
