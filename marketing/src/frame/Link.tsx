import { localizedPath } from "@estudio/contract/paths";
import { Link as GatsbyLink } from "gatsby";
import type { AnchorHTMLAttributes } from "react";
import { useWords } from "../content/words";

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  to: string;
  /** What the next page finds in `history.state`. */
  state?: object;
};

/** A link to a Spanish path of the site, in the present language; anything else becomes a plain link. */
export function Link({ to, state, ...rest }: Props) {
  const { lang } = useWords("common");
  if (!to.startsWith("/")) return <a href={to} {...rest} />;
  return <GatsbyLink to={localizedPath(to, lang)} state={state} {...rest} />;
}
