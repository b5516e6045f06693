import type { Knex } from "knex";

type Section = { sectionKey: string };
type Base = { version: number; sections: Section[] };
type Row = { pageKey: string; history: string };

/** Moves the versions of page sections to the table of all versions. Their authors and times were not recorded. */
export async function up(knex: Knex): Promise<void> {
  const rows: Row[] = await knex("pageContent").select("pageKey", "history");
  for (const { pageKey, history } of rows) {
    let before: Section[] = [];
    const bases: Base[] = JSON.parse(history);
    for (const { version, sections } of bases) {
      // At version 0, before its first save, a page is empty.
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

/** The oldest kept version has no predecessor to compare with. */
function changed(before: Section[], after: Section[]): string[] {
  if (before.length === 0) return [];
  const textOf = (sections: Section[], key: string) => JSON.stringify(sections.find((one) => one.sectionKey === key));
  return after
    .map(({ sectionKey }) => sectionKey)
    .filter((key) => textOf(before, key) !== textOf(after, key))
    .map((key) => `sections.${key}`);
}
