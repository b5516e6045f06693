import type { ReactNode } from "react";
import * as css from "./PageTitle.module.css";

/** The head of a page without a hero: a large title and a few words. */
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
  /** What stands above it. */
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
