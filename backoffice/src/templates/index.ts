import { createElement, lazy } from "react";
import { Route } from "react-router-dom";

const TemplateCreate = lazy(() => import("./TemplateForm").then((module) => ({ default: module.TemplateCreate })));

/** Texts to answer enquiries with. */
export default {
  name: "templates",
  options: { label: "Plantillas" },
  list: lazy(() => import("./TemplateList")),
  edit: lazy(() => import("./TemplateForm").then((module) => ({ default: module.TemplateEdit }))),
  children: createElement(Route, { path: "new", element: createElement(TemplateCreate) }),
  hasCreate: true,
  recordRepresentation: "name",
};
