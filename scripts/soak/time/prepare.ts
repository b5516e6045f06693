import { dayMs } from "@estudio/contract";
import { untilMailed } from "./mails";
import type { TimedProduct } from "./product";
import { Studio } from "./studio";

/** The studio begins on this day, whatever day the command is run on. */
const firstDay = "2026-12-28T10:00:00+01:00";
const nights = 3;
const leadEmail = "ana@example.com";
/** When it has been prepared, an hour later in the day at most. */
export const lastDay = "2026-12-31T11:00:00+01:00";

type Item = { id: number; version: number };

/** Fill a new studio with what a wrong clock could erase: three days of work, each with its verified backup. @returns the addresses of its visitors */
export async function prepare(product: TimedProduct): Promise<string[]> {
  product.clock.setTo(firstDay);
  await product.start();
  const studio = new Studio(product);
  try {
    for (let night = 0; night < nights; night++) {
      for (let count = 0; count < 3; count++) await studio.ask();
      await studio.save();
      await product.backup();
      await product.sleep(dayMs);
    }
    product.clock.setTo(lastDay);
    await product.backup();
    await untilMailed(product.dataDir);
    await leave(studio);
    if (!(await studio.isPublished())) throw new Error("The new studio does not publish");
    await untilMailed(product.dataDir);
    await product.untilAtRest();
    return [...studio.asked, leadEmail];
  } finally {
    await product.stop();
  }
}

/** Things that wait for a moment: in the trash, as a working copy, as a lead, as possible spam. */
async function leave(studio: Studio): Promise<void> {
  await studio.call("PUT", "/api/admin/settings/1", { notifyEmail: "estudio@example.com" });
  const project = await studio.call<Item>("POST", "/api/admin/projects", { title: "Ático", status: "published" });
  await studio.call("PUT", `/api/admin/projects/${project.id}/copy`, {
    title: "Otro",
    base: project.version,
    version: 0,
  });
  const post = await studio.call<Item>("POST", "/api/admin/blog", { title: "Luz" });
  await studio.call("DELETE", `/api/admin/blog/${post.id}`);
  const account = { name: "Eva", email: "eva@estudio.example", password: "lumbre-y-cal-7", role: "editor" };
  await studio.call("POST", "/api/admin/users", account);
  const answers = { kind: "cocina", m2: 12, state: "regular", quality: "media", district: "centro" };
  await studio.call("POST", "/api/leads", { ...answers, name: "Ana", email: leadEmail, elapsedMs: 20_000 });
  const [contact] = await studio.call<Item[]>("GET", "/api/contacts?range=[0,0]");
  await studio.call("DELETE", `/api/contacts/${contact?.id}`);
  await studio.save();
}
