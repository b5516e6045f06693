import { guideFileParts, unconfirmedDays } from "@estudio/contract";
import { GuideFileModel, GuideModel, LeadLinkModel, LeadModel, transaction } from "@estudio/database";
import type { Deps } from "../deps";
import { eraseLead } from "../leads/leads";
import { filesOf } from "./guides";

const dayMs = 24 * 60 * 60 * 1000;
const everyMs = 60 * 60 * 1000;
/** A file of a form that nobody has saved yet; a link that has ended, of which its page still says so. */
const [unusedDays, endedDays] = [7, 30];
const atOnce = 200;
const ago = (days: number) => new Date(Date.now() - days * dayMs).toISOString();

type Swept = Pick<Deps, "db" | "storage">;

/** Every hour, in every process: what is due is erased, and who comes second finds it gone. */
export class GuideSweeper {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(private readonly deps: Swept & Pick<Deps, "log">) {}

  start(): void {
    this.running = sweepGuides(this.deps).catch((error) => this.deps.log.warn({ err: error }, "guides not swept"));
    this.timer = setTimeout(() => this.start(), everyMs).unref();
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    await this.running;
  }
}

/** Erases those who have not confirmed their address, links that ended long ago, and files that no guide names. */
export async function sweepGuides({ db, storage }: Swept): Promise<void> {
  const due = await LeadModel.query(db)
    .select("id")
    .where({ leadSource: "guia", confirmedAt: null })
    .where("privacyAcceptedAt", "<", ago(unconfirmedDays))
    .limit(atOnce);
  for (const { id } of due) await transaction(db, (trx) => eraseUnconfirmed(trx, id));
  await LeadLinkModel.query(db).delete().where("until", "<", ago(endedDays));
  const named = new Set(
    (await GuideModel.query(db)).flatMap((guide) =>
      Object.values(filesOf(guide)).map((file) => guideFileParts(file).key),
    ),
  );
  const files = await GuideFileModel.query(db).where("createdAt", "<", ago(unusedDays)).limit(atOnce);
  for (const { key } of files.filter((file) => !named.has(file.key))) {
    await storage.deletePrivate(key);
    await GuideFileModel.query(db).deleteById(key);
  }
}

/** Looked at again under lock: that person may have confirmed meanwhile. */
async function eraseUnconfirmed(trx: Parameters<typeof eraseLead>[0], id: number): Promise<void> {
  const lead = await LeadModel.query(trx).findById(id).forUpdate();
  if (lead && lead.confirmedAt === null) await eraseLead(trx, id);
}
