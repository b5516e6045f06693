import {
  guideFileParts,
  guidePath,
  type Language,
  localizedPath,
  maxGuideBytes,
  messages,
  nowIso,
  slugify,
} from "@estudio/contract";
import { GuideFileModel, GuideModel } from "@estudio/database";
import type { Context } from "koa";
import { onlyPublished } from "../content/publication/published";
import type { Deps } from "../deps";
import { typeOf } from "../enquiries/attachments/attachmentType";
import { notFound, Refusal } from "../errors";
import type { Handlers } from "../http/handlers";
import { redirectTo } from "../leads/form";
import { newUploadKey } from "../storage";
import { readHead } from "../storage/intake";
import { linkFor } from "./links";

type FileHandlers = Pick<Handlers, "uploadGuideFile" | "readGuideFile" | "readPublicGuideFile" | "downloadGuide">;

/** The PDFs of guides. They are private: only signed-in users and holders of a valid link may open them. */
export function guideFileHandlers({ db, intake, storage, outbox }: Deps): FileHandlers {
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
      const sent = await intake.receive(ctx, { maxBytes: maxGuideBytes, tooLarge });
      const { bytes } = sent;
      const [key, name] = [newUploadKey(), nameOf(String(ctx.query.name ?? ""))];
      try {
        if (typeOf(await readHead(sent.path)) !== "application/pdf")
          throw new Refusal("invalid", messages.guideFileType);
        await storage.putPrivate(key, sent.path);
      } finally {
        await sent.done();
      }
      const createdAt = nowIso();
      await GuideFileModel.query(db).insert({ key, name, bytes, createdAt });
      return { file: `${key}/${name}`, bytes };
    },
    readPublicGuideFile: async ({ ctx, params, lang }) => {
      const guide = await onlyPublished(GuideModel.query(db).findOne({ slug: params.slug }));
      if (!guide) throw notFound();
      if (!outbox.enabled) return send(ctx, fileIn(guide, lang));
      redirectTo(ctx, localizedPath(guidePath(guide.slug), lang));
      return "";
    },
    readGuideFile: ({ ctx, params }) => send(ctx, params.key),
    downloadGuide: async ({ ctx, params }) => {
      const lead = await linkFor(db, "file", params.token);
      const guide = lead?.guideId ? await GuideModel.query(db).findById(lead.guideId) : undefined;
      if (!lead || !guide) throw notFound(messages.guideLinkEnded);
      return send(ctx, fileIn(guide, lead.lang));
    },
  };
}

/** Return the key of the file in that language, or of the Spanish one. */
function fileIn(guide: GuideModel, lang: Language): string {
  const own = lang === "es" ? "" : (guide.translations[lang]?.file ?? "");
  return guideFileParts(own || guide.file).key;
}

/** Return a safe file name: `Antes de la obra.ca.pdf` becomes `antes-de-la-obra-ca.pdf`. */
const nameOf = (name: string) =>
  `${slugify(name.replace(/\.pdf$/i, "").replaceAll(".", " ")).slice(0, 100) || "guia"}.pdf`;

const tooLarge = () => new Refusal("too_large", messages.guideFileTooLarge);
