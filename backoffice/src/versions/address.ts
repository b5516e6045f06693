/** Return the panel address of a record's history. */
export const historyOf = (resource: string, id: number | string) => `/historial/${resource}/${id}`;
