import type { Settings } from "../content/records";

/**
 * What a page reads of the studio's settings as it is rendered, its footer apart. The page carries it (`data-reads`), so that
 * a change of settings it does not read reaches it with a new footer alone, without rendering it again
 * (scripts/src/publishing/render/newFooters.ts). A page without `data-reads` is rendered: the same bytes, later.
 */
type Watched = { plain: Settings; read: Set<string> };

const watchedOnes = new WeakMap<Settings, Watched>();

/** @returns the same settings, which remember what is read of them, whoever reads it and however */
export function watched(settings: Settings): Settings {
  if (watchedOnes.has(settings)) return settings;
  const read = new Set<string>();
  const note = (key: string | symbol) => read.add(String(key));
  const proxy = new Proxy(settings, {
    get(target, key) {
      note(key);
      return Reflect.get(target, key);
    },
    has(target, key) {
      note(key);
      return Reflect.has(target, key);
    },
    getOwnPropertyDescriptor(target, key) {
      note(key);
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
    ownKeys(target) {
      for (const key of Reflect.ownKeys(target)) note(key);
      return Reflect.ownKeys(target);
    },
  });
  watchedOnes.set(proxy, { plain: settings, read });
  return proxy;
}

/** @returns the settings themselves: what is read of those is not remembered */
export const unwatched = (settings: Settings): Settings => watchedOnes.get(settings)?.plain ?? settings;

/** @returns the names of what was read until now, in order; undefined when nobody watched */
export function readOf(settings: Settings): string[] | undefined {
  const read = watchedOnes.get(settings)?.read;
  return read && [...read].sort();
}
