import { z } from "zod";
import { login, ownPasswordInput, ownProfileInput, session, user } from "../../user";
import type { Operation } from "../operation";

export const sessionOperations = {
  login: {
    method: "POST",
    path: "/api/auth/login",
    access: "public",
    summary: "Iniciar sesión",
    body: login,
    limit: "signIns",
    answer: session,
    status: 200,
  },
  readSession: {
    method: "GET",
    path: "/api/auth/me",
    access: "editor",
    unprotected: true,
    summary: "Quién ha iniciado sesión",
    answer: session,
    status: 200,
  },
  updateOwnProfile: {
    method: "PUT",
    path: "/api/auth/me",
    access: "editor",
    summary: "Cambiar el propio nombre",
    body: ownProfileInput,
    record: user,
    answer: session,
    status: 200,
  },
  updateOwnPassword: {
    method: "PUT",
    path: "/api/auth/password",
    access: "editor",
    summary: "Cambiar la propia contraseña",
    body: ownPasswordInput,
    answer: session,
    status: 200,
  },
  logout: {
    method: "POST",
    path: "/api/auth/logout",
    access: "public",
    summary: "Cerrar sesión",
    answer: z.object({ success: z.literal(true) }),
    status: 200,
  },
} as const satisfies Record<string, Operation>;
