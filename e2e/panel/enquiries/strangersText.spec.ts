import { AttachmentModel, ContactModel, connect, LeadModel } from "@estudio/database";
import { createContact, createLead } from "@estudio/database/factories";
import type { Locator } from "@playwright/test";
import { database, expect, test, unique } from "../support";

const turn = "\u202E";

/** Return the text of an element as a person reads it: its characters from left to right. */
const asSeen = (of: Locator) =>
  of.evaluate((element) => {
    const seen: { x: number; y: number; letter: string }[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (let at = 0; at < (node.nodeValue ?? "").length; at++) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { x, y, width } = range.getBoundingClientRect();
        if (width > 0) seen.push({ x, y: Math.round(y / 12), letter: range.toString() });
      }
    return seen
      .sort((one, other) => one.y - other.y || one.x - other.x)
      .map(({ letter }) => letter)
      .join("");
  });

test("keeps the words around a name with a stored U+202E in order, in lists, questions and the enquiry", async ({
  panel,
}) => {
  const db = connect(database());
  const name = unique("Vuelta");
  const turned = `${turn}${name}`;
  const contact = await createContact(db, {
    name: turned,
    email: `${turn}ana@example.com`,
    company: "Obras",
    // Old, so that it is on the first page: those that wait longest come first.
    createdAt: "2026-06-01T10:00:00.000Z",
  });
  await ContactModel.query(db)
    .findById(contact.id)
    .patch({ name: turned, email: `${turn}ana@example.com` });
  const file = { contactId: contact.id, file: unique("x"), name: `${turn}plano.pdf`, type: "application/pdf" as const };
  await AttachmentModel.query(db).insert({ ...file, bytes: 2000, createdAt: new Date().toISOString() });
  const lead = await createLead(db, { name });
  await LeadModel.query(db).findById(lead.id).patch({ name: turned });

  await panel.goto("/admin/contacts");
  const row = panel.getByRole("listitem").filter({ hasText: name });
  expect(await asSeen(row.getByText("ana@example.com"))).toMatch(/^ana@example\.com · Obras · /);
  expect(await asSeen(row.getByRole("link"))).toBe(name);
  await row.getByRole("link").click();
  const dialog = panel.getByRole("dialog");
  expect(await asSeen(dialog.getByRole("heading", { name }))).toBe(name);
  expect(await asSeen(dialog.getByText("plano.pdf"))).toBe("plano.pdf (2 kB)");
  await dialog.getByRole("button", { name: "Responder" }).click();
  expect(await asSeen(dialog.getByText("Respuesta a"))).toBe("Respuesta a ana@example.com");
  await panel.goto("/admin/leads");
  await panel
    .getByRole("listitem")
    .filter({ hasText: name })
    .getByRole("button", { name: /^Eliminar a/ })
    .click();
  expect(await asSeen(panel.getByRole("dialog").getByRole("heading"))).toBe(`¿Eliminar a ${name}?`);
  await db.destroy();
});
