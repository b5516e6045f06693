import { createElement, lazy } from "react";
import { Route } from "react-router-dom";

const GuideForm = lazy(() => import("./GuideForm"));

export default {
  name: "guides",
  options: { label: "Guías" },
  list: lazy(() => import("./GuideList")),
  edit: GuideForm,
  children: createElement(Route, { path: "new", element: createElement(GuideForm) }),
  hasCreate: true,
  recordRepresentation: "title",
};
