import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { connect, errorInWords, root, SiteStateModel, transaction, UserModel } from "@estudio/database";
import { createUser } from "@estudio/database/factories";
import { type PhotoPaths, photos, seedDemo } from "@estudio/database/seeds";
import type { Knex } from "knex";
import { databaseFromEnv } from "./env";
import { withApi } from "./seedApi";

const photoDir = join(root, "database/seeds/photos");

/**
 * `node --import tsx scripts/src/seed.ts demo|none`: fills a database that never held anything. The pictures go through
 * an API (the running one of API_URL, else one of its own, meanwhile), signed in as an editor who exists only meanwhile:
 * the same path as an editor's.
 */
async function main(kind: string | undefined): Promise<void> {
  if (kind === "none") return;
  const db = connect(databaseFromEnv());
  try {
    if (await hasBeenUsed(db)) return;
    const paths = await withApi((apiUrl) => asHelper(db, apiUrl, uploadPhotos));
    await transaction(db, (trx) => seedDemo(trx, paths));
  } finally {
    await db.destroy();
  }
}

async function hasBeenUsed(db: Knex): Promise<boolean> {
  const { release } = await SiteStateModel.query(db).findById(1).throwIfNotFound();
  const content = await Promise.all(["projects", "blogPosts", "pageContent"].map((table) => db(table).first("id")));
  return release !== null || content.some(Boolean);
}

async function asHelper<T>(db: Knex, apiUrl: string, work: (call: Call) => Promise<T>): Promise<T> {
  const password = randomBytes(18).toString("base64url");
  const helper = await createUser(db, { name: "Semilla", password });
  try {
    return await work(await signIn(apiUrl, helper.email, password));
  } finally {
    await UserModel.query(db).deleteById(helper.id);
  }
}

async function uploadPhotos(call: Call): Promise<PhotoPaths> {
  const paths: PhotoPaths = {};
  for (const [file, alts] of Object.entries(photos)) {
    const { uploadURL } = await call("POST", "/api/objects/upload");
    await call("PUT", uploadURL as string, await readFile(join(photoDir, file)), "image/jpeg");
    const { objectPath } = await call("PUT", "/api/objects/set-acl", { imageURL: uploadURL });
    paths[file] = objectPath as string;
    const [picture] = (await call(
      "GET",
      `/api/admin/media?filter=${encodeURIComponent(JSON.stringify({ path: objectPath }))}`,
    )) as unknown as { id: number }[];
    await call("PUT", `/api/admin/media/${picture?.id}`, { alts });
  }
  return paths;
}

type Call = (method: string, path: string, body?: object, type?: string) => Promise<Record<string, unknown>>;

async function signIn(apiUrl: string, email: string, password: string): Promise<Call> {
  let cookie = "";
  const call: Call = async (method, path, body, type = "application/json") => {
    const payload =
      body === undefined ? undefined : body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body);
    const headers = {
      Origin: new URL(process.env.SITE_URL || apiUrl).origin,
      Cookie: cookie,
      ...(body ? { "Content-Type": type } : {}),
    };
    const response = await fetch(new URL(path, apiUrl), { method, headers, body: payload });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    const set = response.headers.getSetCookie().map((one) => one.split(";")[0]);
    if (set.length) cookie = set.join("; ");
    return (await response.json()) as Record<string, unknown>;
  };
  await call("POST", "/api/auth/login", { email, password });
  return call;
}

main(process.argv[2]).catch((error) => {
  console.error(errorInWords(error));
  process.exitCode = 1;
});
