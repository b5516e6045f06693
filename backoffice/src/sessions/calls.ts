import type { OpenSession } from "@estudio/contract";
import { call } from "../data/api";

/** API calls for one user's sessions. */
export type SessionCalls = {
  key: readonly unknown[];
  list: () => Promise<OpenSession[]>;
  endOne: (key: string) => Promise<unknown>;
  endAll: () => Promise<unknown>;
};

export const ownSessions: SessionCalls = {
  key: ["sessions", "own"],
  list: () => call("GET /api/auth/sessions"),
  endOne: (key) => call("DELETE /api/auth/sessions/{key}", { params: { key } }),
  endAll: () => call("DELETE /api/auth/sessions"),
};

/** Return the calls for another user's sessions; owners only. */
export const sessionsOf = (id: number): SessionCalls => ({
  key: ["sessions", "of", id],
  list: () => call("GET /api/admin/users/{id}/sessions", { params: { id } }),
  endOne: (key) => call("DELETE /api/admin/users/{id}/sessions/{key}", { params: { id, key } }),
  endAll: () => call("DELETE /api/admin/users/{id}/sessions", { params: { id } }),
});
