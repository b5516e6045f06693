import { type Address, type CallAnswer, type CallInput, requestOf } from "@estudio/contract/client";
import { pinnedHeader } from "@estudio/contract/routes";
import { useEffect, useState } from "react";

/** `loading`: no answer yet; `missing`: 404; `failed`: no usable answer, so the previous record stays. */
export type FreshState = "loading" | "ready" | "missing" | "failed";
export type Fresh<T> = { record: T; state: FreshState };

/** Serialise a value independently of the order of fields, for comparison. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(
          Object.entries(inner)
            .filter(([, field]) => field != null)
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : inner,
  );
}

const whenIdle = (work: () => void) => {
  // Safari has no requestIdleCallback.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, 300);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(work, { timeout: 1500 });
  return () => cancelIdleCallback(id);
};

type Read = Extract<Address, `GET ${string}`>;

/**
 * Show the prebuilt record first. When the browser is idle, fetch the API's and show that if it differs.
 * @param call a public read, as in the contract: `"GET /api/blog/{slug}"`
 * @param asked path parameters and query; null: never fetch
 * @param prebuilt the record in the page
 */
export function useFresh<A extends Read, T>(
  call: A,
  asked: CallInput<A> | null,
  prebuilt: T,
): Fresh<CallAnswer<A> | T> {
  type Record = CallAnswer<A> | T;
  const address = asked ? requestOf(call, asked).url : "";
  const [fresh, setFresh] = useState<Fresh<Record> & { address: string }>({
    record: prebuilt,
    state: "loading",
    address,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: one request per address; the prebuilt record of an address never changes
  useEffect(() => {
    if (!address) return;
    const stop = new AbortController();
    const settle = (state: FreshState, record: Record = prebuilt) => setFresh({ record, state, address });
    const ask = async () => {
      try {
        const answer = await fetch(address, { signal: stop.signal, credentials: "same-origin" });
        // A pinned release is older than the content: a 404 may only mean that the slug has changed since.
        if (answer.headers.has(pinnedHeader) && (answer.ok || prebuilt !== null)) return settle("ready");
        if (answer.status === 404) return settle("missing");
        if (!answer.ok) return settle("failed");
        const record: CallAnswer<A> = await answer.json();
        settle("ready", canonical(record) === canonical(prebuilt) ? prebuilt : record);
      } catch {
        if (!stop.signal.aborted) settle("failed");
      }
    };
    const cancel = whenIdle(ask);
    return () => {
      cancel();
      stop.abort();
    };
  }, [address]);
  return fresh.address === address ? fresh : { record: prebuilt, state: "loading" };
}
