import { openApi } from "../openApi/openApi";
import type { Handlers } from "./handlers";

export function healthHandlers(): Pick<Handlers, "health" | "openapi"> {
  let document: ReturnType<typeof openApi> | undefined;
  return {
    health: async () => ({ ok: true }),
    // Generated on demand: it would take a tenth of the start-up time.
    openapi: async () => {
      document ??= openApi();
      return document;
    },
  };
}
