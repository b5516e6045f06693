import { attachmentTypes } from "@estudio/contract";
import { AttachmentModel, ContactModel } from "@estudio/database";
import type { Context } from "koa";
import type { Deps } from "../../deps";
import { notFound } from "../../errors";
import type { Handlers } from "../../http/handlers";
import { rateLimitKey } from "../../http/rateLimitKeys";
import { findRow } from "../../lists/records";
import { attachmentName, maxBytes, requireFileAllowed, storeAttachment, tooLarge } from "./attachments";

type AttachmentHandlers = Pick<Handlers, "sendContactFile" | "listAttachments" | "readAttachment">;

export function attachmentHandlers(deps: Deps): AttachmentHandlers {
  const { db, storage } = deps;
  return {
    sendContactFile: async ({ ctx, params }) => {
      await requireFileAllowed(deps, params.key, ctx.request.length);
      const wanted = { maxBytes, tooLarge, caller: rateLimitKey(ctx.ip) };
      const file = await deps.intake.receive(ctx, wanted);
      try {
        await storeAttachment(deps, params.key, String(ctx.query.name ?? ""), file.path);
      } finally {
        await file.done();
      }
      return { ok: true };
    },
    listAttachments: async ({ params }) => {
      const { id } = await findRow(ContactModel, db, params.id);
      const rows = await AttachmentModel.query(db).where({ contactId: id }).orderBy("id");
      return rows.map((row) => ({ ...row, contactId: id }));
    },
    readAttachment: async ({ ctx, params }) => {
      const row = await findRow(AttachmentModel, db, params.id);
      // Attachments of a deleted enquiry are hidden.
      await findRow(ContactModel, db, row.contactId ?? 0);
      const file = await storage.openPrivate(row.file);
      if (!file) throw notFound();
      setFileHeaders(ctx, row, file.length);
      ctx.body = file.stream;
      return "";
    },
  };
}

/**
 * Set the headers of a stranger's file: the detected type, a name that matches it and a sandbox. Only pictures are
 * shown in the browser.
 */
function setFileHeaders(ctx: Context, { name, type }: AttachmentModel, length: number): void {
  ctx.type = type;
  ctx.length = length;
  ctx.attachment(attachmentName(name, type), { type: attachmentTypes[type].shown ? "inline" : "attachment" });
  ctx.set("Content-Security-Policy", "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; sandbox");
  ctx.set("Cache-Control", "private, no-store");
}
