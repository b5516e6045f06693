import { pageNames } from "@estudio/contract";
import { transaction, WorkingCopyModel, writeAudit } from "@estudio/database";
import type { Deps } from "../deps";
import type { Handlers } from "../http/handlers";
import { checkVersion } from "../lists/records";
import { findPage, retryFirstSave } from "../pages/stored";
import { findPageCopy, presentPageCopy, publishPageCopy } from "./pageCopy";
import { noCopy } from "./publishCopy";
import { writePageCopy } from "./writePageCopy";

type PageCopyHandlers = Pick<Handlers, `${"read" | "write" | "discard" | "publish"}PageCopy`>;

/** Working copies of the six pages, merged section by section. */
export function pageCopyHandlers({ db, state }: Deps): PageCopyHandlers {
  return {
    readPageCopy: async ({ params: { pageKey } }) => {
      const copy = await findPageCopy(db, pageKey);
      return copy ? presentPageCopy(await findPage(db, pageKey), copy) : null;
    },
    writePageCopy: (call) => retryFirstSave(() => transaction(db, (trx) => writePageCopy(trx, call))),
    discardPageCopy: ({ params: { pageKey }, user, version }) =>
      transaction(db, async (trx) => {
        const live = await findPage(trx, pageKey, { lock: true });
        const copy = await findPageCopy(trx, pageKey).forUpdate();
        if (!copy) throw noCopy();
        const shown = presentPageCopy(live, copy);
        checkVersion(shown, version);
        await WorkingCopyModel.query(trx).deleteById(copy.id);
        await writeAudit(trx, "copyDiscarded", user, `Página: ${pageNames[pageKey]}`);
        return shown;
      }),
    publishPageCopy: async ({ params: { pageKey }, body: { version, base }, user }) => {
      const saved = await retryFirstSave(() =>
        transaction(db, (trx) => publishPageCopy(trx, { pageKey, version, base, who: user })),
      );
      await state.refresh();
      return saved;
    },
  };
}
