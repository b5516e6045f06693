import type { Census, Row } from "./census";
import { lossesBetween } from "./losses";

const now = new Date("2027-03-01T10:00:00Z");
const settings = { keepContactsMonths: 12, keepLeadsMonths: 12, keepDoubtfulDays: 30, keepVersionDays: 730 };
const recent = { createdAt: "2027-02-28T10:00:00.000Z", state: "new", doubtful: 0 };

/** A studio with these rows, by table. */
function studio(tables: Record<string, Row[]>): Census {
  const byKey = (rows: Row[]) => new Map(rows.map((row, index) => [String(row.id ?? index), row]));
  const all = Object.entries({ settings: [{ id: 1, ...settings }], ...tables });
  const entries = all.map(([name, rows]): [string, Map<string, Row>] => [name, byKey(rows)]);
  return { tables: new Map(entries), files: new Set(), goodBackups: [], releases: [] };
}

it("reports rows that have not been kept long enough as lost", () => {
  const before = studio({ contacts: [{ id: 1, ...recent }], outbox: [{ id: 7, contactId: 1 }] });
  const losses = lossesBetween(before, studio({ contacts: [], outbox: [] }), now);
  expect(losses).toEqual({ lost: ["contacts 1", "outbox 1"], expired: [] });
});

it("accepts that rows expire, and what belongs to them with them", () => {
  const before = studio({
    versions: [{ id: 1, resource: "posts", record: "4", savedAt: recent.createdAt }],
    outbox: [{ id: 7, contactId: 1 }],
    contacts: [{ ...recent, id: 1, doubtful: 1, createdAt: "2027-01-01T10:00:00.000Z" }],
    trash: [{ id: 2, resource: "posts", recordId: 4, until: "2027-02-01T10:00:00.000Z" }],
  });
  const losses = lossesBetween(before, studio({}), now);
  expect(losses).toEqual({ lost: [], expired: ["contacts 1", "trash 1", "versions 1", "outbox 1"] });
});
