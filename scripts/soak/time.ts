import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { MailServer } from "../../api/testing/mailServer";
import { freePort } from "../testing/machine";
import { type Case, cases } from "./time/cases";
import { type Census, census, countOf } from "./time/census";
import { FakeClock, faketimeLibrary } from "./time/fakeClock";
import { lossesBetween } from "./time/losses";
import { type Delivery, delivery, untilMailed } from "./time/mails";
import { lastDay, prepare } from "./time/prepare";
import { TimedProduct } from "./time/product";
import { Stage } from "./time/stage";

const { values, positionals } = parseArgs({ options: { keep: { type: "string" } }, allowPositionals: true });
const publishedWithinSeconds = 30;
const heads = [
  "Case",
  "Rows",
  "Erased rightly",
  "Files",
  "Good backups",
  "Releases",
  "Saves; slowest",
  "Enquiries; letters",
];

/**
 * `npm run soak:time [-- case … --keep folder]`: the product is taken through time with libfaketime, its child processes too. One studio is
 * prepared; each case plays on a copy of it. Everything is counted before and after. Exits with 1 when a row, a file, a
 * backup or a release is lost, a letter comes twice, or a save is not on its page within 30 seconds. `--keep`: the prepared studio stays there for the next run.
 */
async function main(names: string[], keep: string | undefined): Promise<void> {
  const library = faketimeLibrary();
  if (!library) throw new Error("faketime is missing: apt-get install faketime (Debian, Ubuntu)");
  const unknown = names.find((name) => !cases.some((one) => one.name === name));
  if (unknown) throw new Error(`No case ${unknown}. There are: ${cases.map(({ name }) => name).join(", ")}`);
  const folder = keep ?? mkdtempSync(join(tmpdir(), "estudio-time-"));
  mkdirSync(folder, { recursive: true });
  const mail = new MailServer();
  const clock = new FakeClock(join(folder, "offset"), library);
  const smtpUrl = await mail.start();
  try {
    const prepared = await preparedStudio(folder, clock, { mail, smtpUrl });
    console.log(`\n| ${[...heads, "Says so", "Faults"].join(" | ")} |\n|${"---|".repeat(heads.length + 2)}`);
    for (const one of cases.filter(({ name }) => names.length === 0 || names.includes(name))) {
      const dataDir = join(folder, one.name);
      // Hard links and times stay as they are.
      execFileSync("cp", ["-a", join(folder, "prepared"), dataDir]);
      mail.letters.splice(0, mail.letters.length, ...prepared.letters);
      const product = new TimedProduct(dataDir, prepared.port, clock, smtpUrl);
      await playCase(one, product, { earlier: prepared.earlier, letters: mail.letters });
      rmSync(dataDir, { recursive: true, force: true });
    }
  } finally {
    await mail.stop();
    if (!keep) rmSync(folder, { recursive: true, force: true });
  }
}

type Prepared = { port: number; earlier: string[]; letters: string[] };

/** Return the studio that was kept in that folder, or prepare it. It keeps its port, which is part of its site's address. */
async function preparedStudio(
  folder: string,
  clock: FakeClock,
  { mail, smtpUrl }: { mail: MailServer; smtpUrl: string },
): Promise<Prepared> {
  const file = join(folder, "prepared.json");
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  console.log("Preparing a studio of three days…");
  const port = await freePort();
  const earlier = await prepare(new TimedProduct(join(folder, "prepared"), port, clock, smtpUrl));
  const prepared = { port, earlier, letters: [...mail.letters] };
  writeFileSync(file, JSON.stringify(prepared));
  return prepared;
}

type Mailed = { earlier: string[]; letters: string[] };

async function playCase({ title, bootMs = 0, play }: Case, product: TimedProduct, mailed: Mailed): Promise<void> {
  const before = await census(product.dataDir);
  product.clock.setTo(lastDay);
  product.clock.step(bootMs + 3_600_000);
  const stage = new Stage(product);
  try {
    await product.start();
    await play(stage);
    await stage.published();
    await untilMailed(product.dataDir);
  } catch (error) {
    stage.faults.push(error instanceof Error ? error.message : String(error));
  } finally {
    await product.stop();
  }
  const after = await census(product.dataDir);
  report(title, stage, before, after, await delivery(product.dataDir, { asked: stage.studio.asked, ...mailed }));
}

function report(title: string, stage: Stage, before: Census, after: Census, mails: Delivery): void {
  const { studio, product } = stage;
  const { lost, expired } = lossesBetween(before, after, stage.trustedUntil ?? product.clock.now());
  const slowest = Math.max(0, ...studio.saves.map(({ seconds }) => seconds ?? Number.POSITIVE_INFINITY));
  const files = [...before.files].filter((file) => !after.files.has(file));
  const kept = [...(after.tables.get("contacts")?.values() ?? [])].map(({ email }) => email);
  const gone = studio.asked.filter((email) => !kept.includes(email));
  const faults = [
    ...stage.faults,
    ...lost.map((table) => `rows lost: ${table}`),
    ...files.map((file) => `file lost: ${file}`),
    ...gone.map((email) => `enquiry lost: ${email}`),
    ...mails.twice.map((email) => `letter twice: ${email}`),
    ...mails.missing.map((email) => `letter missing: ${email}`),
    ...(slowest > publishedWithinSeconds ? [`a save took ${slowest} s`] : []),
    ...(after.goodBackups.length < before.goodBackups.length ? ["backups lost"] : []),
    ...(after.releases.length < before.releases.length ? ["releases lost"] : []),
    ...(existsSync(join(product.dataDir, "site/current")) ? [] : ["no release is served"]),
  ];
  const cells = [
    title,
    `${countOf(before)} → ${countOf(after)}`,
    expired.join(", ") || "nothing",
    `${before.files.size} → ${after.files.size}`,
    `${before.goodBackups.length} → ${after.goodBackups.length}`,
    `${before.releases.length} → ${after.releases.length}`,
    `${studio.saves.length}; ${slowest} s`,
    `${studio.asked.length}; ${mails.received}, none twice${mails.uncertain ? `, ${mails.uncertain} uncertain` : ""}`,
    stage.said === undefined ? "no" : `after ${stage.said} s`,
    [...(faults.length ? faults : ["none"]), ...stage.notes].join("; "),
  ];
  console.log(`| ${cells.join(" | ")} |`);
  if (faults.length > 0) process.exitCode = 1;
}

main(positionals, values.keep).catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
