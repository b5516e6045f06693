import { z } from "zod";
import { pageKeys, publicSection, sectionInput } from "../pages/page";
import { id, moment } from "../rules/fields";
import { guideInput, publicGuide } from "./guide";
import { postInput, publicPost } from "./post";
import { projectInput, publicProject } from "./project";

/**
 * Ask for a preview of a stored record. `values` are unsaved changes, merged over it.
 * Without `id` the record does not exist yet. `shared`: the link opens without signing in, until it expires.
 */
export const previewInput = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("project"),
    id: id.optional(),
    values: projectInput.optional(),
    shared: z.boolean().default(false),
  }),
  z.strictObject({
    kind: z.literal("post"),
    id: id.optional(),
    values: postInput.optional(),
    shared: z.boolean().default(false),
  }),
  z.strictObject({
    kind: z.literal("guide"),
    id: id.optional(),
    values: guideInput.optional(),
    shared: z.boolean().default(false),
  }),
  z.strictObject({
    kind: z.literal("page"),
    id: z.enum(pageKeys),
    values: z.strictObject({ sections: z.array(sectionInput).max(20) }).optional(),
    shared: z.boolean().default(false),
  }),
]);
export type PreviewInput = z.infer<typeof previewInput>;

/** `url`: a Spanish path of the site; prefix it for the other languages. */
export const previewLink = z.object({ url: z.string(), expiresAt: moment });

/** The record as a visitor would get it in that language. */
export const preview = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("project"), record: publicProject.extend({ status: z.string() }) }),
  z.object({ kind: z.literal("post"), record: publicPost.extend({ status: z.string() }) }),
  z.object({ kind: z.literal("guide"), record: publicGuide.extend({ status: z.string() }) }),
  z.object({
    kind: z.literal("page"),
    record: z.object({ pageKey: z.enum(pageKeys), sections: z.array(publicSection) }),
  }),
]);
export type Preview = z.infer<typeof preview>;
