import type { Knex } from "knex";

type Section = { sectionKey: string };
type Base = { version: number; sections: Section[] };
type Row = { pageKey: string; history: string };

/** The versions that pages kept of their sections move to where those of everything are; who saved them and when was not noted. */
export async function up(knex: Knex): Promise<void> {
  const rows: Row[] = await knex("pageContent").select("pageKey", "history");
  for (const { pageKey, history } of rows) {
    let before: Section[] = [];
    for (const { version, sections } of JSON.parse(history) as Base[]) {
      // Before its first save a page is at version 0, and empty.
      if (version > 0)
        await knex("versions").insert({
          ...{ resource: "pages", record: pageKey, version, savedAt: null, savedBy: "" },
          changed: JSON.stringify(changed(before, sections)),
          snapshot: JSON.stringify({ sections }),
        });
      before = sections;
    }
  }
}

/** The first that is kept is compared with nothing. */
function changed(before: Section[], after: Section[]): string[] {
  if (before.length === 0) return [];
  const textOf = (sections: Section[], key: string) => JSON.stringify(sections.find((one) => one.sectionKey === key));
  return after
    .map(({ sectionKey }) => sectionKey)
    .filter((key) => textOf(before, key) !== textOf(after, key))
    .map((key) => `sections.${key}`);
}
