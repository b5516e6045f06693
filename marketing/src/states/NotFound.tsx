import { Link } from "../frame/Link";
import * as css from "./NotFound.module.css";

type Props = { title: string; text: string; links: [label: string, to: string][]; lang?: string };

/** Nothing here: what happened and where to go on. */
export function NotFound({ title, text, links, lang }: Props) {
  return (
    <div className={`wrap ${css.view}`}>
      <h1 lang={lang}>{title}</h1>
      <p className="lead">{text}</p>
      <p className={css.links}>
        {links.map(([label, to]) => (
          <Link key={to} to={to} className="link">
            {label}
          </Link>
        ))}
      </p>
    </div>
  );
}
