import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Backup, type BackupFailure, backupFile, dayMs } from "@estudio/contract";
import { erasuresFile } from "../people/erasures";
import { prepareRoom } from "./folderPlace";
import type { BackupPlace, StoreAccess } from "./place";
import { oldestFirst, parseReceipt, readFailure, writeFailure } from "./receipts";
import { Store } from "./store";
import { type Listed, listFile, parseFileList, readList } from "./storedFiles";

const concurrency = 4;
/** Each stored file is read again once in this period. */
const rereadDays = 30;
/** Names of automatic backups. Other folders are not touched. */
const automaticName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/;

/**
 * Backups in an S3 store. `<name>/` holds the database, the secrets, the list of files and, written last, the receipt.
 * Pictures and attachments are shared by all backups under `files/<SHA-256>`.
 */
export class StorePlace implements BackupPlace {
  readonly name: string;
  private readonly store: Store;

  /** @param folder local folder for making backups and for recording failures, which may be the store's own */
  constructor(
    access: StoreAccess,
    private readonly folder: string,
  ) {
    this.name = `s3://${access.bucket}/${access.prefix}`;
    this.store = new Store(access);
  }

  async list(): Promise<Backup[]> {
    const found = await this.withStore(async () =>
      Promise.all((await this.store.folders()).filter((name) => name !== "files").map((name) => this.receiptOf(name))),
    );
    return found.flatMap((one) => one ?? []).sort(oldestFirst);
  }

  failure = (): BackupFailure | undefined => readFailure(this.folder);
  noteFailure = (failure: BackupFailure | undefined): void => writeFailure(this.folder, failure);

  room(name: string): string {
    return prepareRoom(this.folder, name);
  }

  /** Sent files are read back whole. Files already there are checked by size, and by content once a month. */
  async keep(room: string, made: Backup): Promise<Backup> {
    return this.withStore(async () => {
      const files = readList(room);
      if (!files) throw new Error(`En ${room} falta ${listFile}`);
      const storedSizes = await this.store.list("files/");
      const newFiles = files.filter(({ key, bytes }) => storedSizes.get(key) !== bytes);
      await forEachConcurrently(newFiles, ({ key, path }) => this.store.put(key, join(room, path)));
      await this.store.putText(`${made.name}/${listFile}`, JSON.stringify(files));
      const isNew = new Set(newFiles.map(({ key }) => key));
      const damaged: string[] = [];
      await forEachConcurrently(files, async ({ key, hash, path }) => {
        if (!isNew.has(key) && !isDue(hash, made.startedAt)) return;
        if ((await this.store.read(key)) !== hash) damaged.push(path);
      });
      const kept = damaged[0] === undefined ? made : markUnverified(made, damaged[0]);
      // Delete damaged files, so that the next backup sends them again.
      for (const { key, path } of files) if (damaged.includes(path)) await this.store.remove(key);
      await this.store.putText(`${made.name}/${backupFile}`, JSON.stringify(kept));
      rmSync(room, { recursive: true, force: true });
      return kept;
    });
  }

  async open(name: string, scratch: string): Promise<string> {
    return this.withStore(async () => {
      const files = await this.filesOf(name);
      if (!files) throw new Error(`No hay ninguna copia ${name} en ${this.name}`);
      const folder = join(scratch, name);
      await forEachConcurrently(files, async ({ key, path, hash }) => {
        if ((await this.store.read(key, join(folder, path))) !== hash)
          throw new Error(`En la copia ${name} falta o está dañado ${path}: recupera otra`);
      });
      writeFileSync(join(folder, listFile), JSON.stringify(files));
      writeFileSync(join(folder, backupFile), (await this.store.text(`${name}/${backupFile}`)) ?? "");
      return folder;
    });
  }

  async erasures(): Promise<string> {
    return this.withStore(async () => {
      const lists = (await this.store.folders()).map((name) => this.store.text(`${name}/${erasuresFile}`));
      return (await Promise.all(lists)).join("\n");
    });
  }

  /** Also deletes unfinished backups, and shared files that no backup lists. */
  async remove(names: string[]): Promise<void> {
    await this.withStore(async () => {
      const keptFiles: Listed[] = [];
      for (const name of await this.store.folders()) {
        if (!automaticName.test(name)) continue;
        const files = names.includes(name) ? undefined : await this.filesOf(name);
        if (files && (await this.receiptOf(name))) keptFiles.push(...files);
        else await this.removeFolder(name);
      }
      const used = new Set(keptFiles.map(({ key }) => key));
      for (const key of (await this.store.list("files/")).keys()) if (!used.has(key)) await this.store.remove(key);
    });
  }

  /** Delete the receipt first, so that a half-deleted backup does not count as one. */
  private async removeFolder(name: string): Promise<void> {
    await this.store.remove(`${name}/${backupFile}`);
    for (const key of (await this.store.list(`${name}/`)).keys()) await this.store.remove(key);
  }

  private async receiptOf(name: string): Promise<Backup | undefined> {
    return parseReceipt((await this.store.text(`${name}/${backupFile}`)) ?? "", name);
  }

  private async filesOf(name: string): Promise<Listed[] | undefined> {
    const list = await this.store.text(`${name}/${listFile}`);
    return list === undefined ? undefined : parseFileList(list);
  }

  /** @throws Error with a sentence for the user that names the store but not its keys */
  private async withStore<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const { name = "", code, path, $metadata }: Fault = Object(error);
      const isOfTheStore = $metadata || name === "TimeoutError" || (code && !path);
      if (!isOfTheStore) throw error;
      throw new Error(`El almacén de copias ${this.name} no responde, o no a nosotros (${code || name})`);
    }
  }
}

/** An error of the S3 client, the network or the disk. Only the disk's errors have a path. */
type Fault = { name?: string; code?: string; path?: string; $metadata?: object };

const markUnverified = (made: Backup, path: string): Backup => ({
  ...made,
  verifiedAt: null,
  message: `En el almacén falta o está dañado ${path}`,
});

/** Spread the checks over the month by the file's hash. */
const isDue = (hash: string, moment: string) =>
  Number.parseInt(hash.slice(0, 6), 16) % rereadDays === Math.floor(Date.parse(moment) / dayMs) % rereadDays;

async function forEachConcurrently<T>(all: T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}
