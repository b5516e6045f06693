import { openApi } from "../openApi/openApi";
import type { Handlers } from "./handlers";

export function healthHandlers(): Pick<Handlers, "health" | "openapi"> {
  const document = openApi();
  return {
    health: async () => ({ ok: true }),
    openapi: async () => document,
  };
}
