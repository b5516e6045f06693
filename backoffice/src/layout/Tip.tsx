import * as Tooltip from "@radix-ui/react-tooltip";
import type { ReactElement, ReactNode } from "react";

/** Opens after 700 ms, at once within 300 ms of another. Wraps the whole panel. */
export const TipProvider = ({ children }: { children: ReactNode }) => (
  <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
    {children}
  </Tooltip.Provider>
);

/** Says what an icon button does. The button keeps its own `aria-label`. */
export const Tip = ({ text, children }: { text: string; children: ReactElement }) => (
  <Tooltip.Root>
    <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
    <Tooltip.Portal>
      <Tooltip.Content className="tip" sideOffset={6}>
        {text}
      </Tooltip.Content>
    </Tooltip.Portal>
  </Tooltip.Root>
);
