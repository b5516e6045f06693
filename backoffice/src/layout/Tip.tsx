import * as Tooltip from "@radix-ui/react-tooltip";
import type { ReactElement, ReactNode } from "react";

/** Wraps the whole panel. Tooltips open after 700 ms, or at once within 300 ms of another. */
export const TipProvider = ({ children }: { children: ReactNode }) => (
  <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
    {children}
  </Tooltip.Provider>
);

/** Tooltip of an icon button, which still needs its own `aria-label`. */
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
