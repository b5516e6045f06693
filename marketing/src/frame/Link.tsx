import { localizedPath } from "@estudio/contract/paths";
import { Link as GatsbyLink } from "gatsby";
import type { AnchorHTMLAttributes } from "react";
import { useWords } from "../content/words";

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  to: string;
  /** Added to `history.state` of the next page. */
  state?: object;
};

/** A link to a Spanish path, localized to the current language. Other targets become plain links. */
export function Link({ to, state, ...rest }: Props) {
  const { lang } = useWords("common");
  if (!to.startsWith("/")) return <a href={to} {...rest} />;
  return <GatsbyLink to={localizedPath(to, lang)} state={state} {...rest} />;
}
