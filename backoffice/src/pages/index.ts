import { lazy } from "react";

/** The six pages and their fixed sections; /pages leads to the first, /pages/{pageKey} any of them. */
export default {
  name: "pages",
  options: { label: "Páginas" },
  list: lazy(() => import("./PagesScreen")),
};
