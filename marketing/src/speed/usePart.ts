import { type ComponentType, useEffect, useState } from "react";

/**
 * A part of the page that is fetched the first time it is wanted.
 * @param wanted asked for whenever this changes to something, until it is there
 * @param onFailed told when it could not be fetched; the page stays as it is
 * @returns the component, once it is there
 */
export function usePart<P>(
  wanted: unknown,
  load: () => Promise<{ default: ComponentType<P> }>,
  onFailed?: () => void,
): ComponentType<P> | undefined {
  const [part, setPart] = useState<{ component: ComponentType<P> }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each wish; the loader is always the same
  useEffect(() => {
    if (!wanted || part) return;
    let gone = false;
    load().then(
      ({ default: component }) => !gone && setPart({ component }),
      () => !gone && onFailed?.(),
    );
    return () => {
      gone = true;
    };
  }, [wanted, part]);
  return part?.component;
}
