import { type ComponentType, useEffect, useState } from "react";

/**
 * Load a component on demand.
 * @param wanted loads when this becomes truthy, and again when it changes after a failure
 * @param onFailed called if loading fails
 * @returns the component, once loaded
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
