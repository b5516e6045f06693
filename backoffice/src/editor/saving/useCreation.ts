import { useRef } from "react";
import { useDataProvider } from "react-admin";
import { isApiError } from "../../data/api";
import type { Values } from "../values";
import type { Stored } from "./conflict/conflictWords";
import { randomId } from "./draft";

/** Create a record with an idempotency key, so that a retry after a lost response makes no duplicate. */
export function useCreation(resource: string) {
  const dataProvider = useDataProvider();
  const creation = useRef(randomId());
  /** Message to show instead of the general one. */
  const refusal = useRef<string>();

  /** @throws ApiError */
  const create = async (data: Values) => {
    refusal.current = undefined;
    try {
      return (await dataProvider.create(resource, { data, meta: { once: creation.current } })).data;
    } catch (thrown) {
      const current = isApiError(thrown) && thrown.status === 409 && (thrown.body?.current as Stored | undefined);
      // The first attempt succeeded and its record has been changed since. The user was told, so saving again is meant.
      if (current) {
        creation.current = randomId();
        refusal.current = `Se creó la primera vez, y ${current.updatedBy} lo ha cambiado desde entonces: está en la lista. Si guardas otra vez, se crea otro.`;
      }
      throw thrown;
    }
  };
  return { creation, refusal, create };
}
