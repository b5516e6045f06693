import { lazy } from "react";

/** No edit page: the detail is a dialog over the list, with its own address. */
export default {
  name: "leads",
  options: { label: "Interesados" },
  list: lazy(() => import("./LeadList")),
  recordRepresentation: "name",
};
