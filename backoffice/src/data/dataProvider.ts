import simpleRest from "ra-data-simple-rest";
import { combineDataProviders, type DataProvider } from "react-admin";
import { httpClient } from "./api";

const stock = simpleRest("/api/admin", httpClient);
/** A creation that says what it is called may be asked for again, should its answer be lost: it makes one record. */
const admin: DataProvider = {
  ...stock,
  create: async (resource, params) => {
    const { once } = params.meta ?? {};
    if (!once) return stock.create(resource, params);
    const headers = new Headers({ "Idempotency-Key": once });
    const body = JSON.stringify(params.data);
    const { json } = await httpClient(`/api/admin/${resource}`, { method: "POST", body, headers });
    return { data: json };
  },
};
const enquiries = simpleRest("/api", httpClient);

/** Everything lives under /api/admin but the enquiries, which the specification puts at /api/contacts. */
export const dataProvider = combineDataProviders((resource) =>
  resource.split("/")[0] === "contacts" ? enquiries : admin,
);
