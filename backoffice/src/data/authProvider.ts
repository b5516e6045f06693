import type { AuthProvider } from "react-admin";
import { forgetSession, whoAmI } from "./session";

const ownersOnly = new Set(["users", "settings", "audit"]);

/** Session by cookie. react-admin checks on every screen, so the session is cached until sign-in or sign-out. */
export const authProvider: AuthProvider = {
  login: async () => {},
  logout: async () => {
    forgetSession();
    await fetch("/api/auth/logout", { method: "POST", credentials: "same-origin" }).catch(() => {});
    return "/login";
  },
  checkAuth: async () => {
    await whoAmI().catch(() => Promise.reject({ redirectTo: "/login", message: false }));
  },
  checkError: async (error: { status?: number }) => {
    if (error.status !== 401) return;
    forgetSession();
    throw { redirectTo: "/login" };
  },
  getIdentity: async () => {
    const person = await whoAmI();
    const { id, name, email, role, mustSetUp, passwordMadeUp } = person;
    return { id, fullName: name, email, role, mustSetUp, passwordMadeUp };
  },
  getPermissions: async () => (await whoAmI()).role,
  canAccess: async ({ resource }) => !ownersOnly.has(resource) || (await whoAmI()).role === "owner",
};
