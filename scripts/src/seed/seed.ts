import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { languages } from "@estudio/contract";
import { type Address, type CallAnswer, type CallArguments, requestOf } from "@estudio/contract/client";
import { AuditModel, connect, errorInWords, root, SiteStateModel, transaction, UserModel } from "@estudio/database";
import { createUser } from "@estudio/database/factories";
import {
  focals,
  type GuidePaths,
  guideFiles,
  guides,
  type PhotoPaths,
  photos,
  seedDemo,
} from "@estudio/database/seeds";
import type { Knex } from "knex";
import { databaseFromEnv } from "../env";
import { withApi } from "./seedApi";

const photoDir = join(root, "database/seeds/photos");

/**
 * `node --import tsx scripts/src/seed/seed.ts demo|none`: fill a database that was never used.
 * The pictures go through the API, as an editor's uploads do. It uses the API of API_URL or starts one, and signs in
 * as a temporary editor.
 */
async function main(kind: string | undefined): Promise<void> {
  if (kind === "none") return;
  const db = connect(databaseFromEnv());
  try {
    if (await hasBeenUsed(db)) return;
    const uploaded = await withApi((apiUrl) => asHelper(db, apiUrl, uploadAll));
    await transaction(db, (trx) => seedDemo(trx, uploaded.photos, uploaded.guides));
  } finally {
    await db.destroy();
  }
}

async function hasBeenUsed(db: Knex): Promise<boolean> {
  const { release } = await SiteStateModel.query(db).findById(1).throwIfNotFound();
  const content = await Promise.all(["projects", "blogPosts", "pageContent"].map((table) => db(table).first("id")));
  return release !== null || content.some(Boolean);
}

type Session = {
  call<A extends Address>(address: A, ...asking: CallArguments<A>): Promise<CallAnswer<A>>;
  upload(path: string, picture: Buffer): Promise<void>;
  uploadGuide(name: string, pdf: Buffer): Promise<{ file: string }>;
};

async function asHelper<T>(db: Knex, apiUrl: string, work: (session: Session) => Promise<T>): Promise<T> {
  const password = randomBytes(18).toString("base64url");
  const helper = await createUser(db, { name: "Semilla", password });
  try {
    return await work(await signIn(apiUrl, helper.email, password));
  } finally {
    await UserModel.query(db).deleteById(helper.id);
    // The temporary editor is no person: the audit log must not name it.
    await AuditModel.query(db).delete().where({ personId: helper.id });
  }
}

async function uploadAll(session: Session) {
  return { photos: await uploadPhotos(session), guides: await uploadGuides(session) };
}

async function uploadGuides({ uploadGuide }: Session): Promise<GuidePaths> {
  const paths: GuidePaths = {};
  for (const { slug } of guides)
    for (const lang of languages) {
      const { file } = await uploadGuide(slug, await readFile(join(guideFiles, `${slug}.${lang}.pdf`)));
      paths[`${slug}.${lang}.pdf`] = file;
    }
  return paths;
}

async function uploadPhotos({ call, upload }: Session): Promise<PhotoPaths> {
  const paths: PhotoPaths = {};
  for (const [file, alts] of Object.entries(photos)) {
    const { uploadURL } = await call("POST /api/objects/upload");
    await upload(uploadURL, await readFile(join(photoDir, file)));
    const { objectPath } = await call("PUT /api/objects/set-acl", { body: { imageURL: uploadURL } });
    paths[file] = objectPath;
    const [picture] = await call("GET /api/admin/media", { query: { filter: { path: objectPath } } });
    if (!picture) throw new Error(`${file} has been uploaded, but is not in the list of pictures`);
    await call("PUT /api/admin/media/{id}", { params: { id: picture.id }, body: { alts, focal: focals[file] } });
  }
  return paths;
}

async function signIn(apiUrl: string, email: string, password: string): Promise<Session> {
  let cookie = "";
  const send = async (method: string, path: string, body?: BodyInit, type = "application/json") => {
    const headers = {
      Origin: new URL(process.env.SITE_URL || apiUrl).origin,
      Cookie: cookie,
      ...(body ? { "Content-Type": type } : {}),
    };
    const response = await fetch(new URL(path, apiUrl), { method, headers, body });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    const set = response.headers.getSetCookie().map((one) => one.split(";")[0]);
    if (set.length) cookie = set.join("; ");
    return response.json();
  };
  const call: Session["call"] = (address, ...asking) => {
    const { method, url, body } = requestOf(address, ...asking);
    return send(method, url, body);
  };
  await call("POST /api/auth/login", { body: { email, password } });
  return {
    call,
    upload: (path, picture) => send("PUT", path, new Uint8Array(picture), "image/*"),
    uploadGuide: (name, pdf) =>
      send("POST", `/api/admin/guide-files?name=${name}`, new Uint8Array(pdf), "application/pdf"),
  };
}

main(process.argv[2]).catch((error) => {
  console.error(errorInWords(error));
  process.exitCode = 1;
});
