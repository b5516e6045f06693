import "./panel.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { App } from "./App";

/** A data router, because react-admin cannot block navigation without one. */
const router = createBrowserRouter([{ path: "*", element: <App /> }], { basename: "/admin" });

createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
