import simpleRest from "ra-data-simple-rest";
import { combineDataProviders, type DataProvider } from "react-admin";
import { httpClient } from "./api";

// With this header the client sends no `Range`: browsers ask for no compression where one is sent.
const countHeader = "X-Total-Count";
const stock = simpleRest("/api/admin", httpClient, countHeader);
const cards = simpleRest("/api/admin", (url, options) => httpClient(`${url}&fields=card`, options), countHeader);
/**
 * Lists with `meta.fields` "card" leave out what a list does not show.
 * Creations with an idempotency key (`meta.once`) can be retried after a lost response without duplicates.
 */
const admin: DataProvider = {
  ...stock,
  getList: (resource, params) => (params.meta?.fields === "card" ? cards : stock).getList(resource, params),
  create: async (resource, params) => {
    const { once } = params.meta ?? {};
    if (!once) return stock.create(resource, params);
    const headers = new Headers({ "Idempotency-Key": once });
    const body = JSON.stringify(params.data);
    const { json } = await httpClient(`/api/admin/${resource}`, { method: "POST", body, headers });
    return { data: json };
  },
};
const enquiries = simpleRest("/api", httpClient, countHeader);

/** Everything is under /api/admin, except the enquiries: the specification puts them at /api/contacts. */
export const dataProvider = combineDataProviders((resource) =>
  resource.split("/")[0] === "contacts" ? enquiries : admin,
);
