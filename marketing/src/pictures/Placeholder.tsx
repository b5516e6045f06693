import * as css from "./Picture.module.css";
import type { NarrowRatio, Ratio } from "./picture";

type Props = { className?: string; ratio?: Ratio; narrowRatio?: NarrowRatio | undefined };

export function Placeholder({ className = "", ratio, narrowRatio }: Props) {
  return (
    <div className={`${css.placeholder} ${className}`} data-ratio={ratio} data-narrow={narrowRatio} data-placeholder>
      <svg viewBox="0 0 40 40" fill="none" stroke="currentColor" strokeWidth="1.25" aria-hidden="true">
        <rect x="4" y="7" width="32" height="26" />
        <path d="M4 28l9-9 7 7 5-5 11 9" />
        <circle cx="27" cy="14.5" r="2.5" />
      </svg>
    </div>
  );
}
