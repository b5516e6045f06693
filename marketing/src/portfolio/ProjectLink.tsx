import { projectPath } from "@estudio/contract/routes";
import type { ReactNode } from "react";
import { Link } from "../frame/Link";

/** The way from what shows a project to the project: all of its `card` is pressed. Plain words where there is none. */
export function ProjectLink({ slug, children }: { slug: string | undefined; children: ReactNode }) {
  if (!slug) return children;
  return <Link to={projectPath(slug)}>{children}</Link>;
}
