import { createElement, lazy } from "react";
import { Route } from "react-router-dom";

const PostForm = lazy(() => import("./PostForm"));

/** The specification fixes the addresses: /blog, /blog/new and /blog/{id}/edit. */
export default {
  name: "blog",
  options: { label: "Blog" },
  list: lazy(() => import("./PostList")),
  edit: PostForm,
  children: createElement(Route, { path: "new", element: createElement(PostForm) }),
  hasCreate: true,
  recordRepresentation: "title",
};
