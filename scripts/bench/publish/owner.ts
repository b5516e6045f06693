import type { Browser } from "playwright";

export type Change = "project" | "section" | "post";

type Build = {
  id: number;
  status: string;
  pagesWritten: number;
  startedAt: string;
  finishedAt: string;
  message: string;
  log: string;
};
type Section = { sectionKey: string };
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const seconds = (ms: number) => Math.round(ms / 10) / 100;

/** The owner at work, without a screen, with a watch in hand. */
export class Owner {
  private constructor(
    private readonly base: string,
    private readonly cookie: string,
    private readonly browser: Browser,
  ) {}

  static async signIn(base: string, owner: { email: string; password: string }, browser: Browser): Promise<Owner> {
    const answer = await fetch(`${base}/api/auth/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin" },
      body: JSON.stringify(owner),
    });
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    return new Owner(base, cookies.join("; "), browser);
  }

  /** Saves that change. @returns how long until visitors' browsers get it, show it, and until it is in the static page */
  async measure(change: Change) {
    const mark = `Marca ${Date.now().toString(36)}`;
    const visitor = await this.browser.newPage();
    await visitor.goto(`${this.base}/contacto`);
    const saved = Date.now();
    const { page, data } = await this.save(change, mark);
    const fresh = await this.until(async () => (await this.text(data)).includes(mark), saved);
    await visitor.goto(this.base + page, { waitUntil: "commit" });
    await visitor.getByText(mark).first().waitFor();
    const shown = Date.now() - saved;
    await visitor.close();
    const isStatic = async () => {
      const html = await this.text(page);
      return html.includes(mark) && !html.includes('data-shell="fresh"');
    };
    const inPages = await this.until(isStatic, saved);
    const build = await this.settled();
    return {
      fresh: seconds(fresh),
      browser: seconds(shown),
      static: seconds(inPages),
      build: seconds(Date.parse(build.finishedAt) - Date.parse(build.startedAt)),
      pages: build.pagesWritten,
      how: build.log,
    };
  }

  /** @returns the newest build, when nothing waits or runs */
  async settled(): Promise<Build> {
    for (;;) {
      const [build] = await this.call<Build[]>("GET", `/api/admin/site-builds?range=[0,0]&sort=["id","DESC"]`);
      if (build?.status === "failed") throw new Error(build.message);
      if (build?.status === "succeeded") return build;
      await pause(100);
    }
  }

  /** Asks for a build. @returns when it has ended */
  async publishNow(): Promise<Build> {
    await this.call("POST", "/api/admin/site-builds", {});
    return this.settled();
  }

  private async save(change: Change, mark: string) {
    if (change === "section") {
      const { sections } = await this.call<{ sections: Section[] }>("GET", "/api/admin/pages/business");
      const sectionKey = sections[0]?.sectionKey ?? "hero";
      await this.call("PUT", "/api/admin/pages/business", { sections: [{ sectionKey, subtitle: mark }] });
      return { page: "/empresas", data: "/api/pages/business" };
    }
    if (change === "post") {
      const { slug } = await this.call<{ slug: string }>("POST", "/api/admin/blog", {
        title: mark,
        content: "Texto.",
        status: "published",
      });
      return { page: `/blog/${slug}`, data: `/api/blog/${slug}` };
    }
    const projects = await this.call<{ id: number; slug: string }[]>("GET", "/api/projects?range=[0,0]");
    const { id, slug } = projects[0] as { id: number; slug: string };
    await this.call("PUT", `/api/admin/projects/${id}`, { challenges: mark });
    return { page: `/proyecto/${slug}`, data: `/api/projects/${slug}` };
  }

  private async until(found: () => Promise<boolean>, since: number): Promise<number> {
    while (!(await found())) await pause(30);
    return Date.now() - since;
  }

  private async text(path: string): Promise<string> {
    return (await fetch(this.base + path)).text();
  }

  private async call<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(this.base + path, {
      method,
      headers: { Cookie: this.cookie, "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }
}
