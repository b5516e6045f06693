import { type ComponentType, useEffect, useState } from "react";

/**
 * Load a component on demand.
 * @param trigger loads when this becomes truthy, and again when it changes after a failure
 * @param onFailed called if loading fails
 * @returns the component, once loaded
 */
export function useLazyComponent<P>(
  trigger: unknown,
  load: () => Promise<{ default: ComponentType<P> }>,
  onFailed?: () => void,
): ComponentType<P> | undefined {
  const [part, setPart] = useState<{ component: ComponentType<P> }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each wish; the loader is always the same
  useEffect(() => {
    if (!trigger || part) return;
    let gone = false;
    load().then(
      ({ default: component }) => !gone && setPart({ component }),
      () => !gone && onFailed?.(),
    );
    return () => {
      gone = true;
    };
  }, [trigger, part]);
  return part?.component;
}
