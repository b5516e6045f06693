import type { ReactNode } from "react";
import { Link } from "../frame/Link";
import * as css from "./NotFound.module.css";

type Props = { title: string; text: string; links: [label: string, to: string][]; lang?: string; children?: ReactNode };

export function NotFound({ title, text, links, lang, children }: Props) {
  return (
    <div className={`wrap ${css.view}`}>
      <h1 lang={lang}>{title}</h1>
      <p className="lead">{text}</p>
      {links.length > 0 && (
        <p className={css.links}>
          {links.map(([label, to]) => (
            <Link key={to} to={to} className="link">
              {label}
            </Link>
          ))}
        </p>
      )}
      {children}
    </div>
  );
}
