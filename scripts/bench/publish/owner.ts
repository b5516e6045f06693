import { setTimeout as pause } from "node:timers/promises";
import { readJson } from "../../../database/testing/readJson";

/** The kinds of changes that are measured. */
export const changes = ["edit", "section", "new", "rename", "delete", "settings", "phone"] as const;
export type Change = (typeof changes)[number] | "full";

export type Build = {
  id: number;
  status: string;
  pagesWritten: number;
  startedAt: string;
  finishedAt: string;
  message: string;
  log: string;
};
type Section = { sectionKey: string };
type Item = { id: number; slug: string };

/** An owner who works through the API and times each change. */
export class Owner {
  private constructor(
    private readonly base: string,
    private readonly cookie: string,
  ) {}

  static async signIn(base: string, owner: { email: string; password: string }): Promise<Owner> {
    const answer = await fetch(`${base}/api/auth/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin" },
      body: JSON.stringify(owner),
    });
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    return new Owner(base, cookies.join("; "));
  }

  /**
   * Make a change and time it.
   * @param onBegin called just before the save, after the preparation is published
   * @returns milliseconds from the save until the static page shows it, and its build
   */
  async measure(change: Change, onBegin?: () => void): Promise<{ ms: number; build: Build }> {
    const carries = await this.prepare(change);
    const last = (await this.settled()).id;
    onBegin?.();
    const saved = Date.now();
    const seen = await carries();
    while (!(await seen())) await pause(20);
    const ms = Date.now() - saved;
    for (;;) {
      const build = await this.settled();
      if (build.id > last) return { ms, build };
      await pause(50);
    }
  }

  /** Request a page as often as `measure` does while it waits: the reference for latencies without a publication. */
  async look(path: string, forMs: number): Promise<void> {
    for (const until = Date.now() + forMs; Date.now() < until; await pause(20)) await this.text(path);
  }

  /** Return the newest build once no build waits or runs. */
  async settled(): Promise<Build> {
    for (;;) {
      const [build] = await this.call<Build[]>("GET", `/api/admin/site-builds?range=[0,0]&sort=["id","DESC"]`);
      if (build?.status === "failed") throw new Error(build.message);
      if (build?.status === "succeeded") return build;
      await pause(100);
    }
  }

  /** Prepare a change, untimed. Return a function that makes it, which returns a check for the static page. */
  private async prepare(change: Change): Promise<() => Promise<() => Promise<boolean>>> {
    const mark = `Marca ${Date.now().toString(36)}`;
    const shows = (path: string) => async () => {
      const html = await this.text(path);
      return html.includes(mark) && !/<html[^>]*data-shell/.test(html);
    };
    if (change === "full")
      return async () => {
        const { id } = await this.call<Build>("POST", "/api/admin/site-builds", { full: true });
        return async () => (await this.call<Build>("GET", `/api/admin/site-builds/${id}`)).status === "succeeded";
      };
    if (change === "section") {
      const { sections } = await this.call<{ sections: Section[] }>("GET", "/api/admin/pages/business");
      const sectionKey = sections[0]?.sectionKey ?? "hero";
      return async () => {
        await this.call("PUT", "/api/admin/pages/business", { sections: [{ sectionKey, subtitle: mark }] });
        return shows("/empresas");
      };
    }
    if (change === "settings")
      return async () => {
        await this.call("PUT", "/api/admin/settings/1", { legalName: mark });
        return shows("/terminos");
      };
    // The footer of every page shows the phone, so every page changes.
    if (change === "phone")
      return async () => {
        await this.call("PUT", "/api/admin/settings/1", { phone: mark });
        return shows("/portfolio");
      };
    if (change === "new")
      return async () => {
        const { slug } = await this.call<Item>("POST", "/api/admin/blog", {
          title: mark,
          content: "Texto.",
          status: "published",
        });
        return shows(`/blog/${slug}`);
      };
    if (change === "edit") {
      const [project] = await this.call<Item[]>("GET", "/api/projects?range=[0,0]");
      return async () => {
        await this.call("PUT", `/api/admin/projects/${project?.id}`, { challenges: mark });
        return shows(`/proyecto/${project?.slug}`);
      };
    }
    const { id, slug } = await this.call<Item>("POST", "/api/admin/blog", { title: mark, status: "published" });
    await pause(100);
    await this.settled();
    if (change === "rename")
      return async () => {
        await this.call("PUT", `/api/admin/blog/${id}`, { slug: `${slug}-otra` });
        return shows(`/blog/${slug}-otra`);
      };
    return async () => {
      await this.call("DELETE", `/api/admin/blog/${id}`);
      return async () => !(await this.text("/blog")).includes(mark);
    };
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
    return await readJson<T>(answer);
  }
}
