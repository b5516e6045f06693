import { createElement, lazy } from "react";
import { Route } from "react-router-dom";

const TemplateForm = lazy(() => import("./TemplateForm"));

export default {
  name: "templates",
  options: { label: "Plantillas" },
  list: lazy(() => import("./TemplateList")),
  edit: TemplateForm,
  children: createElement(Route, { path: "new", element: createElement(TemplateForm) }),
  hasCreate: true,
  recordRepresentation: "name",
};
