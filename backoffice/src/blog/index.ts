import { createElement, lazy } from "react";
import { Route } from "react-router-dom";

const PostCreate = lazy(() => import("./PostForm").then((module) => ({ default: module.PostCreate })));

/** Posts: spec addresses are /blog, /blog/new, /blog/{id}/edit. */
export default {
  name: "blog",
  options: { label: "Blog" },
  list: lazy(() => import("./PostList")),
  edit: lazy(() => import("./PostForm").then((module) => ({ default: module.PostEdit }))),
  children: createElement(Route, { path: "new", element: createElement(PostCreate) }),
  hasCreate: true,
  recordRepresentation: "title",
};
