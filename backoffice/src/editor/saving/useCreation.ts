import { useRef } from "react";
import { useDataProvider } from "react-admin";
import { isApiError } from "../../data/api";
import type { Values } from "../values";
import type { Stored } from "./conflictWords";
import { someName } from "./draft";

/**
 * Creates a record once, also when the answer is lost on its way and somebody saves again: a creation has a name, by which the
 * server knows it.
 */
export function useCreation(resource: string) {
  const dataProvider = useDataProvider();
  /** Its name. */
  const creation = useRef(someName());
  /** Why it was refused, where there is more to say than that it was not saved. */
  const refusal = useRef<string>();

  /** @throws what the server refused it for */
  const create = async (data: Values) => {
    refusal.current = undefined;
    try {
      return (await dataProvider.create(resource, { data, meta: { once: creation.current } })).data;
    } catch (thrown) {
      const current = isApiError(thrown) && thrown.status === 409 && (thrown.body?.current as Stored | undefined);
      // Who saves again has been told, and wants another one.
      if (current) {
        creation.current = someName();
        refusal.current = `Se creó la primera vez, y ${current.updatedBy} lo ha cambiado desde entonces: está en la lista. Si guardas otra vez, se crea otro.`;
      }
      throw thrown;
    }
  };
  return { creation, refusal, create };
}
