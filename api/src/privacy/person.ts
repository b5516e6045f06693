import { PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { PersonFound } from "@estudio/contract";
import { currentTime, nowIso } from "@estudio/contract";
import {
  AttachmentModel,
  eraseFromDisk,
  erasePerson,
  MailModel,
  recordsOf,
  TimelineModel,
  transaction,
  writeAudit,
} from "@estudio/database";
import type { Knex } from "knex";
import { ZipFile } from "yazl";
import type { Deps } from "../deps";
import { sweepAttachments } from "../enquiries/attachments/attachments";
import type { Handlers } from "../http/handlers";
import { writeErasuresFile } from "./erasureFile";

type PersonHandlers = Pick<Handlers, "findPerson" | "exportPerson" | "erasePerson">;

/** Find, export and erase all data of one person, by e-mail address. */
export function personHandlers(deps: Deps): PersonHandlers {
  const { db } = deps;
  return {
    findPerson: async ({ body }) => found(await everythingOf(db, body.email)),
    exportPerson: async ({ ctx, body, user }) => {
      const person = await everythingOf(db, body.email);
      await writeAudit(db, "exported", user, `Datos de una persona: ${inWords(person)}`);
      ctx.type = "application/zip";
      ctx.attachment("datos.zip");
      ctx.set("Cache-Control", "private, no-store");
      ctx.body = zipOf(deps, body.email, person);
      return "";
    },
    erasePerson: async ({ body, user }) => {
      const person = await transaction(db, async (trx) => {
        const there = await everythingOf(trx, body.email);
        await erasePerson(trx, body.email);
        await writeAudit(trx, "personErased", user, inWords(there));
        return there;
      });
      await sweepAttachments(deps, currentTime());
      if (!(await eraseFromDisk(db))) deps.log.warn("erased rows are still in the write-ahead log");
      await writeErasuresFile(deps);
      return found(person);
    },
  };
}

type Everything = Awaited<ReturnType<typeof everythingOf>>;

/** Return all rows of the person, including those in the trash, which have `deletedAt`. */
async function everythingOf(db: Knex, email: string) {
  const { contacts: living, leads, trashed } = await recordsOf(db, email);
  const kept = trashed.map(({ record, deletedAt }) => ({ ...record.contact, deletedAt }));
  const contacts = [...living, ...kept];
  const [contactIds, leadIds] = [contacts, leads].map((rows) => rows.map(({ id }) => id));
  const files = await AttachmentModel.query(db).whereIn("contactId", contactIds ?? []);
  const mails = await MailModel.query(db)
    .whereIn("contactId", contactIds ?? [])
    .orWhereIn("leadId", leadIds ?? []);
  const timeline = await TimelineModel.query(db).whereIn("contactId", contactIds ?? []);
  return {
    contacts,
    leads,
    files,
    mails: [...mails, ...trashed.flatMap(({ record }) => record.mails)],
    timeline: [...timeline, ...trashed.flatMap(({ record }) => record.timeline)],
  };
}

const found = ({ contacts, leads, files, mails }: Everything): PersonFound => ({
  contacts: contacts.length,
  leads: leads.length,
  files: files.length,
  mails: mails.length,
});

/** Only counts, because the audit log must not name the erased person. */
const inWords = ({ contacts, leads }: Everything) => `consultas ${contacts.length}, interesados ${leads.length}`;

/** Stream a ZIP with `datos.json` (all rows) and the attached files. */
function zipOf({ storage, log }: Deps, email: string, person: Everything): PassThrough {
  const zip = new ZipFile();
  const out = new PassThrough();
  const breakOff = (err: Error) => {
    log.warn({ err }, "export aborted");
    out.destroy(err);
  };
  let current: Readable | undefined;
  // The client may disconnect in the middle of a file.
  out.once("close", () => current?.destroy());
  zip.on("error", breakOff);
  pipeline(zip.outputStream, out).catch(() => undefined);
  const files = person.files.map(({ id, contactId, name, type, bytes, createdAt }) => ({
    file: `archivos/${id}-${name}`,
    contactId,
    type,
    bytes,
    createdAt,
  }));
  const data = {
    email,
    exportedAt: nowIso(),
    consultas: person.contacts.map(({ searchText: _, fingerprint: __, uploadKey: ___, ...row }) => row),
    interesados: person.leads.map(({ searchText: _, fingerprint: __, token: ___, ...row }) => row),
    correos: person.mails.map(({ messageId: _, claimedAt: __, answerKey: ___, ...row }) => row),
    historial: person.timeline,
    archivos: files,
  };
  zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), "datos.json");
  for (const [index, { file }] of person.files.entries()) addFile(file, files[index]?.file ?? "");
  zip.end();
  return out;

  /** Add a file that is opened only when its turn comes. A missing file becomes empty. */
  function addFile(file: string, name: string): void {
    zip.addReadStreamLazy(name, (add) => {
      storage.openPrivate(file).then(
        (opened) => add(null, watched(opened?.stream ?? Readable.from([]))),
        (error) => add(error, Readable.from([])),
      );
    });
  }

  function watched(stream: Readable): Readable {
    current = stream;
    return stream.on("error", breakOff);
  }
}
