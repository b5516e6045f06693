import { momentToField } from "../words/moments";

/** `day` and `moment`: a moment in UTC, shown as that day or minute in Madrid. */
export type SheetCell = string | number | { day: string | null } | { moment: string | null };
/** The columns of a spreadsheet, in order: a name, and what stands there of a record. */
export type Columns<R> = readonly (readonly [name: string, cell: (record: R) => SheetCell])[];

/** Excel refuses a file with more in a cell. */
const maxInCell = 32_767;
/** What XML cannot hold. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text stays one, whatever it begins with: nothing of it is a formula. */
const text = (value: string) =>
  value === ""
    ? null
    : { value: value.replace(unwritable, "").slice(0, maxInCell), type: String, format: "@", wrap: true };

/** A spreadsheet's dates have no time zone: they are Madrid's. */
function date(moment: string | null, format: string, length: number) {
  if (!moment) return null;
  const local = momentToField(moment).slice(0, length);
  return { value: new Date(length > 10 ? `${local}:00Z` : local), type: Date, format };
}

function written(cell: SheetCell) {
  if (typeof cell === "number") return { value: cell, type: Number };
  if (typeof cell === "string") return text(cell);
  return "day" in cell ? date(cell.day, "dd/mm/yyyy", 10) : date(cell.moment, "dd/mm/yyyy hh:mm", 16);
}

/** @returns an `.xlsx` file: a header that stays in sight, one row for each record. What writes it is fetched when it is used. */
export async function sheetFile<R>(columns: Columns<R>, records: readonly R[]): Promise<Blob> {
  const { default: write } = await import("write-excel-file/universal");
  const header = columns.map(([name]) => ({ value: name, type: String, fontWeight: "bold" as const }));
  const rows = records.map((record) => columns.map(([, cell]) => written(cell(record))));
  return write([header, ...rows], { stickyRowsCount: 1, columns: columns.map(() => ({ width: 20 })) }).toBlob();
}
