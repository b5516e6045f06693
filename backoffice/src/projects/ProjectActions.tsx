import type { Project } from "@estudio/contract";
import { publicationOf } from "@estudio/contract/content/publication";
import { projectPath } from "@estudio/contract/routes";
import { Button } from "@mui/material";
import { Link } from "react-router-dom";
import { useLive } from "../copies/CopiesContext";
import { ViewOnSite } from "../layout/ViewOnSite";
import { HistoryButton } from "../versions/HistoryButton";

/** Return the router state that prefills a new project with a copy of this one: a draft without a slug. */
export function copyOf(project: Project) {
  const { id: _id, createdAt: _c, updatedAt: _u, updatedBy: _b, version: _v, ...rest } = project;
  return {
    record: {
      ...rest,
      title: `${project.title} (copia)`,
      slug: "",
      status: "draft",
      featured: false,
      publishAt: null,
      unpublishAt: null,
    },
  };
}

export function ProjectActions() {
  const project = useLive<Project>();
  if (!project) return null;
  return (
    <>
      {publicationOf(project) === "published" && <ViewOnSite path={projectPath(project.slug)} />}
      <HistoryButton />
      <Button variant="outlined" component={Link} to="/projects/new" state={copyOf(project)}>
        Duplicar
      </Button>
    </>
  );
}
