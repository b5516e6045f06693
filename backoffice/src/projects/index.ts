import { createElement, lazy } from "react";
import { Route } from "react-router-dom";

const ProjectCreate = lazy(() => import("./ProjectForm").then((module) => ({ default: module.ProjectCreate })));

/** Projects: spec addresses are /projects, /projects/new, /projects/{id}/edit. */
export default {
  name: "projects",
  options: { label: "Proyectos" },
  list: lazy(() => import("./ProjectList")),
  edit: lazy(() => import("./ProjectForm").then((module) => ({ default: module.ProjectEdit }))),
  children: createElement(Route, { path: "new", element: createElement(ProjectCreate) }),
  hasCreate: true,
  recordRepresentation: "title",
};
