import { maxUploadBytes, messages, nowIso } from "@estudio/contract";
import {
  contentChanged,
  isUniqueViolation,
  keepVersion,
  MediaModel,
  transaction,
  UploadModel,
} from "@estudio/database";
import type { Deps } from "../deps";
import { invalid, notFound, Refusal } from "../errors";
import type { Handlers } from "../http/handlers";
import { checkVersion, findRow, isUnchanged, listRows } from "../lists/records";
import { newUploadKey, uploadKeyOf } from "../storage";
import { usesOf } from "./uses";
import type { PreparedPicture } from "./variants/variants";

type MediaHandlers = Pick<
  Handlers,
  "listMedia" | "readMedia" | "listMediaUses" | "updateMedia" | "requestUpload" | "putUpload" | "setAcl"
>;
const tooLarge = () => new Refusal("too_large", messages.fileTooLarge);

export function mediaHandlers(deps: Deps): MediaHandlers {
  const { db, intake, storage, decoder, pictures, state } = deps;
  return {
    listMedia: ({ list }) => listRows(MediaModel, db, list, { sort: { field: "createdAt", order: "DESC" } }),
    readMedia: ({ params }) => findRow(MediaModel, db, params.id),
    listMediaUses: async ({ params }) => usesOf(db, (await findRow(MediaModel, db, params.id)).path),
    updateMedia: async ({ params, body, user, version }) => {
      const saved = await transaction(db, async (trx) => {
        const stored = await findRow(MediaModel, trx, params.id, { lock: true });
        checkVersion(stored, version);
        if (isUnchanged(stored, body)) return stored;
        const after = await MediaModel.query(trx).patchAndFetchById(stored.id, {
          ...body,
          ...(body.focal ? { shareReady: false } : {}),
          updatedAt: nowIso(),
          version: stored.version + 1,
        });
        await keepVersion(trx, "media", { before: stored, after, who: user });
        await contentChanged(trx, { what: "Imagen: texto o foco", who: user.name });
        return after;
      });
      await state.refresh();
      if (!saved.shareReady) pictures.work();
      return saved;
    },
    requestUpload: async ({ user }) => {
      const key = newUploadKey();
      await UploadModel.query(db).insert({ key, userId: user.id, createdAt: nowIso(), usedAt: null });
      return { uploadURL: await storage.uploadUrl(key) };
    },
    putUpload: async ({ ctx, params }) => {
      await openUpload(deps, params.key);
      const file = await intake.receive(ctx, { maxBytes: maxUploadBytes, tooLarge });
      await storage.receiveUpload(params.key, file.path).finally(file.done);
      return { ok: true };
    },
    // The specification calls this step "set ACL": it turns the upload into a picture.
    setAcl: async ({ body }) => {
      const key = uploadKeyOf(body.imageURL);
      if (!key) throw invalid({ imageURL: "Esta dirección no es la de una subida" });
      await openUpload(deps, key, () => invalid({ imageURL: unknownUpload }));
      const picture = await decoder.prepare(key).catch(async (error) => {
        // The upload may be missing because another request has just used it, which has its own error.
        await openUpload(deps, key);
        // An unusable upload is deleted at once.
        if (error instanceof Refusal && error.status < 500) await storage.deleteUpload(key);
        throw error;
      });
      await useOnce(deps, key, picture);
      await storage.deleteUpload(key);
      pictures.work();
      return { objectPath: picture.path };
    },
  };
}

const unknownUpload = "Esta subida no existe: empieza otra";

async function openUpload({ db }: Deps, key: string, missing = () => notFound(unknownUpload)): Promise<void> {
  const upload = await UploadModel.query(db).findById(key);
  if (!upload) throw missing();
  if (upload.usedAt) throw invalid({ imageURL: "Esta subida ya se ha usado: empieza otra" });
}

/** Mark the upload as used. Only one of several simultaneous requests succeeds. */
async function useOnce({ db }: Deps, key: string, picture: PreparedPicture): Promise<void> {
  const now = nowIso();
  await transaction(db, async (trx) => {
    const used = await UploadModel.query(trx).patch({ usedAt: now }).where({ key }).whereNull("usedAt");
    if (used === 0) throw invalid({ imageURL: "Esta subida ya se ha usado: empieza otra" });
    await keepPicture(trx, picture);
  });
}

/** Store the picture unless it exists: the same picture uploaded twice is one record. */
export async function keepPicture(
  db: Deps["db"],
  picture: PreparedPicture,
  texts: { alts?: object; credit?: string } = {},
): Promise<void> {
  const now = nowIso();
  const row = {
    ...picture,
    focal: { x: 0.5, y: 0.5 },
    alts: {},
    credit: "",
    ready: false,
    shareReady: false,
    createdAt: now,
    updatedAt: now,
    version: 1,
    ...texts,
  };
  try {
    await MediaModel.query(db).insert(row);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
}
