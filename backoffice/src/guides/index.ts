import { createElement, lazy } from "react";
import { Route } from "react-router-dom";

const GuideCreate = lazy(() => import("./GuideForm").then((module) => ({ default: module.GuideCreate })));

/** Guides: a page of the site each, and the PDF that is sent to who asks for it. */
export default {
  name: "guides",
  options: { label: "Guías" },
  list: lazy(() => import("./GuideList")),
  edit: lazy(() => import("./GuideForm").then((module) => ({ default: module.GuideEdit }))),
  children: createElement(Route, { path: "new", element: createElement(GuideCreate) }),
  hasCreate: true,
  recordRepresentation: "title",
};
