import { momentToField } from "../../words/moments";

/** `day` and `moment` hold a UTC timestamp, shown as day or minute in Madrid. */
export type SheetCell = string | number | { day: string | null } | { moment: string | null };
/** Columns of a spreadsheet, in order: header and cell value. */
export type Columns<R> = readonly (readonly [name: string, cell: (record: R) => SheetCell])[];

/** Excel's limit of characters per cell. */
const maxInCell = 32_767;
/** Characters that XML 1.0 forbids. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Typed as a string, so that it is never evaluated as a formula. */
const text = (value: string) =>
  value === ""
    ? null
    : { value: value.replace(unwritable, "").slice(0, maxInCell), type: String, format: "@", wrap: true };

/** Spreadsheet dates have no time zone, so they hold the local time of Madrid. */
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

/** Build an `.xlsx` file with a sticky header. The writer is loaded on first use. */
export async function sheetFile<R>(columns: Columns<R>, records: readonly R[]): Promise<Blob> {
  const { default: write } = await import("write-excel-file/universal");
  const header = columns.map(([name]) => ({ value: name, type: String, fontWeight: "bold" as const }));
  const rows = records.map((record) => columns.map(([, cell]) => written(cell(record))));
  return write([header, ...rows], { stickyRowsCount: 1, columns: columns.map(() => ({ width: 20 })) }).toBlob();
}
