import { nowIso } from "@estudio/contract";
import { contentChanged, keepVersion, PricesModel, transaction, writeAudit } from "@estudio/database";
import type { Knex } from "knex";
import type { Deps } from "../deps";
import type { Handlers } from "../http/handlers";
import { checkVersion, findRow, isUnchanged } from "../lists/records";

export const currentPrices = async (db: Knex): Promise<PricesModel> =>
  PricesModel.query(db).findById(1).throwIfNotFound();

/** The calculator's prices: a single table, whose version increases only when a price changes. */
export function priceHandlers({ db, state }: Deps): Pick<Handlers, "readPublicPrices" | "readPrices" | "updatePrices"> {
  return {
    readPublicPrices: () => currentPrices(db),
    readPrices: ({ params }) => findRow(PricesModel, db, params.id),
    updatePrices: async ({ params, body, user, version }) => {
      const saved = await transaction(db, async (trx) => {
        const stored = await findRow(PricesModel, trx, params.id, { lock: true });
        checkVersion(stored, version);
        if (!body.rates || isUnchanged(stored, body)) return stored;
        const updatedAt = nowIso();
        const patch = { rates: body.rates, updatedAt, updatedBy: user.name, version: stored.version + 1 };
        const after = await PricesModel.query(trx).patchAndFetchById(stored.id, patch);
        await writeAudit(trx, "pricesChanged", user, `Versión ${after.version}`);
        await keepVersion(trx, "prices", { before: stored, after, who: user });
        await contentChanged(trx, { what: "Precios de la calculadora", who: user.name, path: "/calculadora" });
        return after;
      });
      await state.refresh();
      return saved;
    },
  };
}
