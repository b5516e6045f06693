/** @returns where the panel shows what a record was after each save */
export const historyOf = (resource: string, id: number | string) => `/historial/${resource}/${id}`;
