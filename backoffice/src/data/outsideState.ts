import { useSyncExternalStore } from "react";

/** A value that lives outside of React, so that the HTTP client can write it, and that components follow. */
export function outsideState<T>(first: T) {
  let value = first;
  const listeners = new Set<() => void>();
  const read = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return {
    read,
    write: (next: T) => {
      value = next;
      for (const listener of listeners) listener();
    },
    /** A hook. @returns the value, now and whenever it changes */
    use: () => useSyncExternalStore(subscribe, read),
  };
}
