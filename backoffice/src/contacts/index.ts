import { lazy } from "react";

/** No edit page: the detail is a dialog over the list, with its own address. */
export default {
  name: "contacts",
  options: { label: "Consultas" },
  list: lazy(() => import("./ContactList")),
  recordRepresentation: "name",
};
