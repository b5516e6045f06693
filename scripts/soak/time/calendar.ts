import { monotonicMs, pause } from "@estudio/contract";
import type { Stage } from "./stage";

/** How long before each moment the clock is set, and how long it is watched afterwards. */
const [beforeMs, afterMs, publishedWithinMs] = [8000, 4000, 30_000];

type Post = { id: number; slug: string; status: string };
type Audit = { kind: string; what: string };

/** Moments at which calendars and clocks change. Each has an article that is to be published exactly then. */
const moments: [name: string, moment: string][] = [
  ["New Year", "2027-01-01T00:00:00+01:00"],
  ["clocks forward", "2027-03-28T01:00:00Z"],
  ["clocks back, first 2:30", "2027-10-31T00:30:00Z"],
  ["clocks back, second 2:30", "2027-10-31T01:30:00Z"],
  ["29 February", "2028-02-29T00:00:00+01:00"],
  ["1 March", "2028-03-01T00:00:00+01:00"],
];

/** Sleep until shortly before each moment, and see that the article of that moment is published once, and not before. */
export async function playCalendar(stage: Stage): Promise<void> {
  const { product, studio } = stage;
  stage.trustedUntil = product.clock.now();
  const titles: string[] = [];
  for (const [name, moment] of moments) {
    await product.sleep(Date.parse(moment) - beforeMs - product.clock.now().getTime());
    const title = `Artículo de ${name} ${titles.length}`;
    const planned = { title, content: "Texto.", status: "draft", publishAt: new Date(moment).toISOString() };
    const post = await studio.call<Post>("POST", "/api/admin/blog", planned);
    titles.push(title);
    await studio.ask();
    await studio.save();
    const until = monotonicMs() + publishedWithinMs + beforeMs;
    let published: Post | undefined;
    for (; !published && monotonicMs() < until; await pause(100)) {
      const now = await studio.call<Post>("GET", `/api/admin/blog/${post.id}`);
      if (now.status !== "published") continue;
      published = now;
      const late = product.clock.now().getTime() - Date.parse(moment);
      if (late < 0 || late > 5000) stage.faults.push(`${name}: published ${late} ms after its moment`);
    }
    if (!published) stage.faults.push(`${name}: its article was not published`);
    await stage.published();
    await pause(afterMs);
  }
  await product.restart();
  await stage.untilSaid(true);
  const audit = await studio.call<Audit[]>("GET", "/api/admin/audit?range=[0,99]");
  for (const title of titles) {
    const times = audit.filter((line) => line.kind === "publishedByDate" && line.what.includes(title)).length;
    if (times !== 1) stage.faults.push(`«${title}» was published ${times} times`);
  }
  stage.notes.push(`${titles.length} articles published at their moment, each once`);
}
