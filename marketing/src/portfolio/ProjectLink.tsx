import { projectPath } from "@estudio/contract/routes";
import type { ReactNode } from "react";
import { Link } from "../frame/Link";

/** Links its content to a project; inside a `card` the whole card is clickable. Without a slug it stays plain text. */
export function ProjectLink({ slug, children }: { slug: string | undefined; children: ReactNode }) {
  if (!slug) return children;
  return <Link to={projectPath(slug)}>{children}</Link>;
}
