import { projectPath } from "@estudio/contract/routes";
import type { ReactNode } from "react";
import { Link } from "../frame/Link";
import * as css from "./ProjectLink.module.css";

/** The way from what shows a project to the project: all of the list item is pressed. Plain words where there is none. */
export function ProjectLink({ slug, children }: { slug: string | undefined; children: ReactNode }) {
  if (!slug) return children;
  return (
    <Link to={projectPath(slug)} className={css.link}>
      {children}
    </Link>
  );
}
