import type { DataProvider, FilterPayload, RaRecord, SortPayload } from "react-admin";

const pageSize = 1000;

/**
 * All records of a list under its filters, however many, in pages of 1000.
 * @param onProgress told how much has been read, from 0 to 1
 */
export async function readAll<R extends RaRecord>(
  dataProvider: DataProvider,
  resource: string,
  filter: FilterPayload,
  sort: SortPayload,
  onProgress: (done: number) => void,
): Promise<R[]> {
  // Those that arrive during the export would shift the pages: an id seen twice is written once.
  const found = new Map<R["id"], R>();
  for (let page = 1; ; page++) {
    const { data, total = 0 } = await dataProvider.getList<R>(resource, {
      filter,
      sort,
      pagination: { page, perPage: pageSize },
    });
    for (const record of data) found.set(record.id, record);
    onProgress(total ? Math.min(1, (page * pageSize) / total) : 1);
    if (data.length < pageSize || page * pageSize >= total) return [...found.values()];
  }
}

/** Hands a file to the browser's downloads. */
export function saveFile(file: string, bytes: Blob) {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement("a");
  link.href = url;
  link.download = file;
  link.click();
  URL.revokeObjectURL(url);
}
