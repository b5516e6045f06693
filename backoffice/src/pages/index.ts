import { lazy } from "react";

/** The editable pages. /pages redirects to the first; each has its address /pages/{pageKey}. */
export default {
  name: "pages",
  options: { label: "Páginas" },
  list: lazy(() => import("./PagesScreen")),
};
