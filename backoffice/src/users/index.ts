import { lazy } from "react";

/** Owners only, here and on the server. */
export default {
  name: "users",
  options: { label: "Usuarios" },
  list: lazy(() => import("./UserList")),
  recordRepresentation: "name",
};
