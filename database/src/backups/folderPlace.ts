import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Backup, type BackupFailure, backupFile } from "@estudio/contract";
import { sync } from "../files/durable";
import { erasuresFile } from "../people/erasures";
import type { BackupPlace } from "./place";
import { oldestFirst, parseReceipt, readFailure, writeFailure } from "./receipts";

const unfinished = ".making-";

/** Backups in a folder, ideally on another disk. Each backup is a folder of its own. */
export class FolderPlace implements BackupPlace {
  constructor(readonly name: string) {}

  async list(): Promise<Backup[]> {
    return this.names()
      .flatMap((name) => this.receiptOf(name) ?? [])
      .sort(oldestFirst);
  }

  failure = (): BackupFailure | undefined => readFailure(this.name);
  noteFailure = (failure: BackupFailure | undefined): void => writeFailure(this.name, failure);

  room(name: string): string {
    return prepareRoom(this.name, name);
  }

  async keep(room: string, made: Backup): Promise<Backup> {
    renameSync(room, join(this.name, made.name));
    await sync(this.name);
    return made;
  }

  async open(name: string): Promise<string> {
    const folder = join(this.name, name);
    if (!existsSync(folder)) throw new Error(`No hay ninguna copia ${name} en ${this.name}`);
    return folder;
  }

  async erasures(): Promise<string> {
    const lists = this.names().map((name) => join(this.name, name, erasuresFile));
    return lists
      .filter((list) => existsSync(list))
      .map((list) => readFileSync(list, "utf8"))
      .join("\n");
  }

  async remove(names: string[]): Promise<void> {
    for (const name of names) rmSync(join(this.name, name), { recursive: true, force: true });
  }

  private names(): string[] {
    return existsSync(this.name) ? readdirSync(this.name).filter((name) => !name.startsWith(unfinished)) : [];
  }

  private receiptOf(name: string): Backup | undefined {
    const file = join(this.name, name, backupFile);
    return existsSync(file) ? parseReceipt(readFileSync(file, "utf8"), name) : undefined;
  }
}

/** Return the path of a temporary folder for a new backup, and delete what interrupted backups left. */
export function prepareRoom(folder: string, name: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const left of readdirSync(folder))
    if (left.startsWith(unfinished)) rmSync(join(folder, left), { recursive: true, force: true });
  return join(folder, unfinished + name);
}
