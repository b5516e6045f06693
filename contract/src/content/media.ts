import { z } from "zod";
import { id, moment, requiredText, text } from "../rules/fields";

/** Widths of the renditions, in pixels: `/media/<hash>/<width>.<avif|webp|jpg>`. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1600, 1920, 2560] as const;
export const pictureFormats = ["avif", "webp", "jpg"] as const;
/** Upload limit in bytes (specification section 5). */
export const maxUploadBytes = 10_485_760;
/** A decoded picture takes 4 bytes per pixel: 50 megapixels are 200 MB. */
export const maxUploadPixels = 50_000_000;

const alts = z.strictObject({ es: text(300).optional(), ca: text(300).optional(), en: text(300).optional() });
const focal = z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });

/** What a page needs to show a picture. Sizes in pixels of the upright JPEG; `focal` in fractions from the top left. */
export const picture = z.object({
  width: z.int(),
  height: z.int(),
  color: z.string(),
  focal,
  alt: z.string(),
  credit: z.string(),
  widths: z.array(z.int()),
});
export type Picture = z.infer<typeof picture>;

/** A public record's pictures, by path. */
export const pictures = z.record(z.string(), picture);

export const media = z.object({
  id,
  path: z.string(),
  hash: z.string(),
  width: z.int(),
  height: z.int(),
  color: z.string(),
  focal,
  alts,
  credit: z.string(),
  widths: z.array(z.int()),
  bytes: z.int(),
  createdAt: moment,
  updatedAt: moment,
  version: z.int(),
});
export type Media = z.infer<typeof media>;

export const mediaInput = z.strictObject({ alts, focal, credit: text(200) }).partial();

/** A use of a picture. `record`: the record's id, or a page's key. `shown`: whether visitors see it; `copy`: a working copy. */
export const mediaUse = z.object({
  kind: z.enum(["project", "post", "guide", "page", "pageSeo"]),
  record: z.string(),
  title: z.string(),
  shown: z.enum(["published", "draft", "copy"]),
});
export type MediaUse = z.infer<typeof mediaUse>;
/** `more`: whether there are uses beyond those listed. */
export const mediaUses = z.object({ uses: z.array(mediaUse), more: z.boolean() });

export const uploadTicket = z.object({ uploadURL: z.string() });
export const setAclInput = z.strictObject({ imageURL: requiredText(4000) });
export const setAclAnswer = z.object({ objectPath: z.string() });
