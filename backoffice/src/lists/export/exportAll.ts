import type { DataProvider, FilterPayload, RaRecord, SortPayload } from "react-admin";

const pageSize = 1000;

/**
 * Read all records that match the filter, in pages of 1000.
 * @param onProgress receives the share read, from 0 to 1
 */
export async function readAll<R extends RaRecord>(
  dataProvider: DataProvider,
  resource: string,
  filter: FilterPayload,
  sort: SortPayload,
  onProgress: (done: number) => void,
): Promise<R[]> {
  // Records that arrive meanwhile shift the pages, so duplicates are dropped by id.
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

export function saveFile(file: string, bytes: Blob) {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement("a");
  link.href = url;
  link.download = file;
  link.click();
  URL.revokeObjectURL(url);
}
