import { z } from "zod";
import { moment } from "../rules/fields";

/** An open session. `key`: identifies it for ending it, useless as a cookie; `current`: the session of this request. */
export const openSession = z.object({
  key: z.string(),
  device: z.string(),
  createdAt: moment,
  lastUsedAt: moment,
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;
