import simpleRest from "ra-data-simple-rest";
import { combineDataProviders } from "react-admin";
import { httpClient } from "./api";

const admin = simpleRest("/api/admin", httpClient);
const enquiries = simpleRest("/api", httpClient);

/** Everything lives under /api/admin but the enquiries, which the specification puts at /api/contacts. */
export const dataProvider = combineDataProviders((resource) => (resource === "contacts" ? enquiries : admin));
