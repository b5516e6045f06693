import type { Handlers } from "../handlers";
import { openApi } from "../openApi";

export function healthHandlers(): Pick<Handlers, "health" | "openapi"> {
  const document = openApi();
  return {
    health: async () => ({ ok: true }),
    openapi: async () => document,
  };
}
