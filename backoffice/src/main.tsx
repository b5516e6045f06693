import "./panel.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { App } from "./App";

/** A data router: without it react-admin cannot warn about unsaved changes. */
const router = createBrowserRouter([{ path: "*", element: <App /> }], { basename: "/admin" });

createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
