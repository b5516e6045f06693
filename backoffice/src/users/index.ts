import { lazy } from "react";

/** Owners only; the API enforces it as well. */
export default {
  name: "users",
  options: { label: "Usuarios" },
  list: lazy(() => import("./UserList")),
  recordRepresentation: "name",
};
