import { up } from "../migrations/20261129100000_add_telephones_to_search_texts";
import { engines, freshDatabase } from "../testing/engines";
import { contactRow, leadRow } from "./factories";
import { fewCandidates, indexSearchText } from "./lists/searchWords";
import { ContactModel, LeadModel } from "./models";

test.each(engines)("the upgrade lets existing enquiries and leads be found by telephone, on %s", async (engine) => {
  const store = await freshDatabase(engine);
  const { db } = store;
  const phone = "+34 600-11-22-33";
  const enquiry = contactRow({ name: "Eva", phone });
  const [before, lead] = ["eva\neva@x.es", `ana\n${phone}`];
  await db("contacts").insert([
    { ...enquiry, searchText: before, settled: 1 },
    { ...enquiry, searchText: before, settled: 0 },
  ]);
  await db("leads").insert({ ...leadRow({ name: "Ana", phone }), searchText: lead });
  const [contactId] = await db("contacts").orderBy("id").pluck("id");
  const [leadId] = await db("leads").pluck("id");
  await indexSearchText(db, { table: "contacts", id: contactId }, "", before);
  await indexSearchText(db, { table: "leads", id: leadId }, "", lead);
  await up(db);
  const found = (table: string, word: string) => fewCandidates(db, table, word, 9);
  const indexed = [await found("contacts", "600112233"), await found("leads", "600112233")];
  const rows = [...(await ContactModel.query(db)), ...(await LeadModel.query(db))];
  await store.drop();
  expect(indexed).toEqual([[contactId], [leadId]]);
  expect(rows.map(({ searchText }) => searchText.split("\n").at(-1))).toEqual(Array(3).fill("34600112233"));
});
