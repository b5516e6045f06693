import { lazy } from "react";

/** Those who asked for a result of the calculator; the detail is a dialog over the list, with its own address. */
export default {
  name: "leads",
  options: { label: "Interesados" },
  list: lazy(() => import("./LeadList")),
  recordRepresentation: "name",
};
