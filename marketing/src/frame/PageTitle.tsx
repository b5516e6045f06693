import type { ReactNode } from "react";
import * as css from "./PageTitle.module.css";

/** Title and lead of a page without a hero. */
export function PageTitle({
  title,
  text,
  lang,
  before,
  children,
}: {
  title: string;
  text?: string;
  lang?: string;
  /** Content above the title. */
  before?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={`wrap ${css.title}`}>
      {before}
      <h1 lang={lang}>{title}</h1>
      {text && <p className="lead">{text}</p>}
      {children}
    </div>
  );
}
