import type { Language, PublicPage, PublicPost, PublicProject, PublicSettings, Snapshot } from "@estudio/contract";

/**
 * The site is a pure function of one snapshot. This is where it comes in: one request, and the nodes made of it.
 * Ids and digests depend on the content alone, so that a row that did not change rebuilds nothing.
 */

/** @returns the content to build from. @throws when API_URL or BUILDER_TOKEN is missing or the API does not answer 200. */
export async function fetchSnapshot(): Promise<Snapshot> {
  const { API_URL: api, BUILDER_TOKEN: token } = process.env;
  if (!api)
    throw new Error("API_URL is not set: the site is built from the API's snapshot (e.g. http://127.0.0.1:8080)");
  const address = `${api}/api/site/snapshot`;
  const answer = await fetch(address, { headers: token ? { Authorization: `Bearer ${token}` } : {} });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
  return (await answer.json()) as Snapshot;
}

type Fields = { lang: Language };
type Release = Pick<Snapshot, "revision" | "redirects">;
/** One node before Gatsby adds its id and digest. `key` is stable: (kind, record id, language). */
export type SiteNode =
  | {
      type: "StudioProject";
      key: string;
      fields: Omit<PublicProject, "id"> & Fields & { recordId: number; order: number };
    }
  | { type: "StudioPost"; key: string; fields: Omit<PublicPost, "id"> & Fields & { recordId: number; order: number } }
  | { type: "StudioPage"; key: string; fields: Omit<PublicPage, "id"> & Fields & { recordId: number } }
  | { type: "StudioSettings"; key: string; fields: PublicSettings }
  | { type: "StudioRelease"; key: string; fields: Release };

/** @returns every node of the site. `order` keeps the API's order (newest first) for records of the same moment. */
export function siteNodes({ revision, redirects, settings, content }: Snapshot): SiteNode[] {
  const nodes: SiteNode[] = [
    { type: "StudioSettings", key: "settings", fields: settings },
    // Never asked for by a page: a new revision alone must not rewrite one.
    { type: "StudioRelease", key: "release", fields: { revision, redirects } },
  ];
  for (const lang of Object.keys(content) as Language[]) {
    const { projects, posts, pages } = content[lang];
    const key = (kind: string, id: number) => `${kind}-${id}-${lang}`;
    for (const { id, ...fields } of projects)
      nodes.push({
        type: "StudioProject",
        key: key("project", id),
        fields: { ...fields, recordId: id, order: -id, lang },
      });
    for (const { id, ...fields } of posts)
      nodes.push({ type: "StudioPost", key: key("post", id), fields: { ...fields, recordId: id, order: -id, lang } });
    for (const { id, ...fields } of pages)
      nodes.push({ type: "StudioPage", key: key("page", id), fields: { ...fields, recordId: id, lang } });
  }
  return nodes;
}
