import { openApi } from "../openApi/openApi";
import type { Handlers } from "./handlers";

export function healthHandlers(): Pick<Handlers, "health" | "openapi"> {
  let document: ReturnType<typeof openApi> | undefined;
  return {
    health: async () => ({ ok: true }),
    // Written when somebody first asks: it would be a tenth of the start.
    openapi: async () => {
      document ??= openApi();
      return document;
    },
  };
}
