import { monotonicMs, pause } from "@estudio/contract";
import { readJson } from "../../../database/testing/readJson";
import { owner, type TimedProduct } from "./product";

type Project = { id: number; slug: string };
type Save = { number: number; at: number; seconds?: number };
type Ready = { warnings?: Record<string, string> };
type Doubt = { doubt: { since: string } | null };

/** Of all rows, so that no two enquiries of one run share an address. */
let enquiries = 0;

/** The people of one studio: an owner who saves, visitors who ask, one visitor who reads the page that the owner changes. */
export class Studio {
  readonly asked: string[] = [];
  readonly saves: Save[] = [];
  private cookie = "";
  private project: Project | undefined;

  constructor(private readonly product: TimedProduct) {}

  /** Save and send an enquiry every few hundred milliseconds. */
  async workFor(ms: number): Promise<void> {
    const until = monotonicMs() + ms;
    const repeat = async (work: () => Promise<void>, everyMs: number) => {
      while (monotonicMs() < until) {
        await work();
        await pause(everyMs);
      }
    };
    await Promise.all([repeat(() => this.save(), 400), repeat(() => this.ask(), 700), repeat(() => this.read(), 100)]);
  }

  async save(): Promise<void> {
    this.project ??= (await this.call<Project[]>("GET", "/api/projects?range=[0,0]"))[0];
    const save: Save = { number: this.saves.length + 1, at: monotonicMs() };
    await this.call("PUT", `/api/admin/projects/${this.project?.id}`, { challenges: `Marca ${save.number}.` });
    this.saves.push(save);
  }

  /** Wait until the last save is on its page. @returns false when it is not within `ms` */
  async isPublished(ms = 60_000): Promise<boolean> {
    for (const until = monotonicMs() + ms; monotonicMs() < until; await pause(50)) {
      await this.read();
      if (this.saves.at(-1)?.seconds !== undefined) return true;
    }
    return this.saves.length === 0;
  }

  async ask(): Promise<void> {
    enquiries += 1;
    const email = `visita-${enquiries}-${process.pid}@example.com`;
    await this.call(
      "POST",
      "/api/contact",
      { name: "Eva", email, projectType: "renovacion", message: `De ${email}`, elapsedMs: 20_000 },
      { "X-Forwarded-For": `10.${enquiries % 250}.${Math.floor(enquiries / 250)}.7` },
    );
    this.asked.push(email);
  }

  /** Whether `/api/ready` or the panel says that the clock jumped. */
  async isClockDoubted(): Promise<boolean> {
    const { warnings } = await this.call<Ready>("GET", "/api/ready");
    return warnings?.clock !== undefined || (await this.doubt()) !== null;
  }

  /** An owner says in the panel that the clock is right. */
  async confirmClock(): Promise<void> {
    const doubt = await this.doubt();
    if (doubt) await this.call("POST", "/api/admin/clock/confirmation", { since: doubt.since });
  }

  private async doubt(): Promise<{ since: string } | null> {
    return (await this.call<Doubt>("GET", "/api/admin/clock")).doubt;
  }

  /** Read the page, and note which saves it shows. */
  private async read(): Promise<void> {
    if (!this.project) return;
    const html = await (await this.fetch("GET", `/proyecto/${this.project.slug}`)).text();
    const shown = Number(/Marca (\d+)\./.exec(html)?.[1] ?? 0);
    if (/<html[^>]*data-shell/.test(html)) return;
    for (const save of this.saves)
      if (save.number <= shown) save.seconds ??= Math.round((monotonicMs() - save.at) / 100) / 10;
  }

  /** Call the API as the owner, who signs in again when the session has ended. @throws Error with the answer */
  async call<T>(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<T> {
    let answer = await this.fetch(method, path, body, headers);
    if (answer.status === 401) {
      await this.signIn();
      answer = await this.fetch(method, path, body, headers);
    }
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return await readJson<T>(answer);
  }

  private async signIn(): Promise<void> {
    const answer = await this.fetch("POST", "/api/auth/login", owner);
    if (!answer.ok) throw new Error(`Sign-in: ${answer.status} ${await answer.text()}`);
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    this.cookie = cookies.join("; ");
  }

  private fetch(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Response> {
    const url = this.product.url + path;
    const own = { Cookie: this.cookie, "Sec-Fetch-Site": "same-origin", Origin: this.product.url };
    return fetch(url, {
      method,
      headers: {
        ...own,
        "Content-Type": "application/json",
        "X-Forwarded-Host": new URL(url).host,
        ...headers,
      },
      signal: AbortSignal.timeout(60_000),
      ...(body && { body: JSON.stringify(body) }),
    });
  }
}
