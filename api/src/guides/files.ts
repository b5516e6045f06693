import { guideFileParts, messages, mostGuideBytes, nowIso, slugify } from "@estudio/contract";
import { GuideFileModel, GuideModel } from "@estudio/database";
import type { Context } from "koa";
import rawBody from "raw-body";
import type { Deps } from "../deps";
import type { Handlers } from "../door/handlers";
import { typeOf } from "../enquiries/attachmentType";
import { factsOf, notFound, Refusal } from "../errors";
import { newUploadKey } from "../storage";
import { linkFor } from "./links";

type FileHandlers = Pick<Handlers, "uploadGuideFile" | "readGuideFile" | "downloadGuide">;

/** The PDFs of guides: kept where only who is signed in, or has a link that has not ended, opens them. */
export function guideFileHandlers({ db, storage }: Deps): FileHandlers {
  const send = async (ctx: Context, key: string) => {
    const row = await GuideFileModel.query(db).findById(key);
    const file = row && (await storage.openPrivate(key));
    if (!row || !file) throw notFound();
    ctx.type = "application/pdf";
    ctx.length = file.length;
    ctx.attachment(row.name, { type: "inline" });
    ctx.set("Cache-Control", "private, no-store");
    ctx.set("X-Robots-Tag", "noindex");
    ctx.body = file.stream;
    return "";
  };
  return {
    uploadGuideFile: async ({ ctx }) => {
      const bytes = await bytesOf(ctx);
      if (typeOf(bytes) !== "application/pdf") throw new Refusal("invalid", messages.guideFileType);
      const [key, name] = [newUploadKey(), nameOf(String(ctx.query.name ?? ""))];
      await storage.putPrivate(key, bytes);
      const createdAt = nowIso();
      await GuideFileModel.query(db).insert({ key, name, bytes: bytes.length, createdAt });
      return { file: `${key}/${name}`, bytes: bytes.length };
    },
    readGuideFile: ({ ctx, params }) => send(ctx, params.key),
    downloadGuide: async ({ ctx, params }) => {
      const lead = await linkFor(db, "file", params.token);
      const guide = lead?.guideId ? await GuideModel.query(db).findById(lead.guideId) : undefined;
      if (!lead || !guide) throw notFound(messages.guideLinkEnded);
      const own = lead.lang === "es" ? "" : (guide.translations[lead.lang]?.file ?? "");
      return send(ctx, guideFileParts(own || guide.file).key);
    },
  };
}

/** The file's own name, as it is safe in an address and in a header: `antes-de-la-obra-ca.pdf` of `Antes de la obra.ca.pdf`. */
const nameOf = (name: string) =>
  `${slugify(name.replace(/\.pdf$/i, "").replaceAll(".", " ")).slice(0, 100) || "guia"}.pdf`;

async function bytesOf(ctx: Context): Promise<Buffer> {
  const tooLarge = () => new Refusal("too_large", messages.guideFileTooLarge);
  const length = ctx.get("Content-Length") ? Number(ctx.get("Content-Length")) : undefined;
  if (length !== undefined && length > mostGuideBytes) throw tooLarge();
  return rawBody(ctx.req, { length, limit: mostGuideBytes }).catch((error) => {
    throw factsOf(error).type === "entity.too.large" ? tooLarge() : error;
  });
}
