import { createElement, lazy } from "react";
import { Route } from "react-router-dom";

const ProjectForm = lazy(() => import("./ProjectForm"));

/** The specification fixes the addresses: /projects, /projects/new and /projects/{id}/edit. */
export default {
  name: "projects",
  options: { label: "Proyectos" },
  list: lazy(() => import("./ProjectList")),
  edit: ProjectForm,
  children: createElement(Route, { path: "new", element: createElement(ProjectForm) }),
  hasCreate: true,
  recordRepresentation: "title",
};
