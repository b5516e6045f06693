import { useSyncExternalStore } from "react";

/** Create state outside React: the HTTP client writes it, components subscribe. */
export function createExternalStore<T>(first: T) {
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
    /** React hook. @returns the value; re-renders when it changes */
    use: () => useSyncExternalStore(subscribe, read),
  };
}
