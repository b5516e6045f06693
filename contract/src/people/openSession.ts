import { z } from "zod";
import { moment } from "../rules/fields";

/** A session that is open. `key`: by which it is ended, worth nothing as a cookie; `current`: the one that asks. */
export const openSession = z.object({
  key: z.string(),
  device: z.string(),
  createdAt: moment,
  lastUsedAt: moment,
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;
