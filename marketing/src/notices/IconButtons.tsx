import * as Radix from "@radix-ui/react-tooltip";
import type { RefObject } from "react";
import * as css from "./IconButtons.module.css";

/** `pressed`: for toggle buttons. */
export type IconAction = {
  label: string;
  icon: string;
  className?: string;
  pressed?: boolean;
  onClick?: () => void;
  href?: string;
};
type Props = { buttons: IconAction[]; className?: string; container?: RefObject<HTMLElement> };

/** Icon buttons or links with tooltips: 700 ms delay, 300 ms to skip to the next (specification). */
export function IconButtons({ buttons, className, container }: Props) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300} disableHoverableContent>
      {buttons.map(({ label, icon, className: own = className, pressed, onClick, href }) => (
        <Radix.Root key={label}>
          <Radix.Trigger asChild>
            {href ? (
              <a
                href={href}
                className={own}
                aria-label={label}
                target="_blank"
                rel="noopener noreferrer"
                onClick={
                  onClick &&
                  ((event) => {
                    event.preventDefault();
                    onClick();
                  })
                }
              >
                <Icon path={icon} />
              </a>
            ) : (
              <button type="button" className={own} aria-label={label} aria-pressed={pressed} onClick={onClick}>
                <Icon path={icon} />
              </button>
            )}
          </Radix.Trigger>
          <Radix.Portal container={container?.current ?? undefined}>
            <Radix.Content className={css.tip} sideOffset={6} collisionPadding={8}>
              {label}
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      ))}
    </Radix.Provider>
  );
}

const Icon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
