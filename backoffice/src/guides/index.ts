import { createElement, lazy } from "react";
import { Route } from "react-router-dom";

const GuideForm = lazy(() => import("./GuideForm"));

/** Guides: a page of the site each, and the PDF that is sent to who asks for it. */
export default {
  name: "guides",
  options: { label: "Guías" },
  list: lazy(() => import("./GuideList")),
  edit: GuideForm,
  children: createElement(Route, { path: "new", element: createElement(GuideForm) }),
  hasCreate: true,
  recordRepresentation: "title",
};
