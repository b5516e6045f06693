import { up } from "../migrations/20261129100000_add_telephones_to_search_texts";
import { engines, freshDatabase } from "../testing/engines";
import { contactRow, leadRow } from "./factories";
import { ContactModel, LeadModel } from "./models/enquiries";

it.each(engines)("finds earlier enquiries and leads by telephone after the upgrade, on %s", async (engine) => {
  const store = await freshDatabase(engine);
  const { db } = store;
  const phone = "+34 600-11-22-33";
  await db("contacts").insert({ ...contactRow({ name: "Eva", phone }), searchText: "eva\neva@x.es" });
  await db("leads").insert({ ...leadRow({ name: "Ana", phone }), searchText: `ana\n${phone}` });
  await up(db);
  const rows = [...(await ContactModel.query(db)), ...(await LeadModel.query(db))];
  await store.drop();
  expect(rows.map(({ searchText }) => searchText.split("\n").at(-1))).toEqual(Array(2).fill("34600112233"));
});
