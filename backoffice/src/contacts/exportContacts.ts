import type { Contact } from "@estudio/contract";
import type { DataProvider, FilterPayload, SortPayload } from "react-admin";
import { contactsCsv } from "./csv";

const pageSize = 1000;

/**
 * All enquiries under the filters, however many, in pages of 1000.
 * @param onProgress told how much has been read, from 0 to 1
 */
export async function readAllContacts(
  dataProvider: DataProvider,
  filter: FilterPayload,
  sort: SortPayload,
  onProgress: (done: number) => void,
): Promise<Contact[]> {
  // Those that arrive during the export would shift the pages: an id seen twice is written once.
  const found = new Map<number, Contact>();
  for (let page = 1; ; page++) {
    const { data, total = 0 } = await dataProvider.getList<Contact>("contacts", {
      filter,
      sort,
      pagination: { page, perPage: pageSize },
    });
    for (const contact of data) found.set(contact.id, contact);
    onProgress(total ? Math.min(1, (page * pageSize) / total) : 1);
    if (data.length < pageSize || page * pageSize >= total) return [...found.values()];
  }
}

/** Hands the file to the browser's downloads. */
export function downloadContacts(contacts: readonly Contact[]) {
  const url = URL.createObjectURL(new Blob([contactsCsv(contacts)], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "consultas.csv";
  link.click();
  URL.revokeObjectURL(url);
}
