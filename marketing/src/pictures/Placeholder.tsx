import type { CSSProperties } from "react";
import * as css from "./Picture.module.css";

/** Stands where a picture is absent: a quiet drawing of an empty frame. */
export function Placeholder({ className = "", style }: { className?: string; style?: CSSProperties }) {
  return (
    <div className={`${css.placeholder} ${className}`} style={style} data-placeholder>
      <svg viewBox="0 0 40 40" fill="none" stroke="currentColor" strokeWidth="1.25" aria-hidden="true">
        <rect x="4" y="7" width="32" height="26" />
        <path d="M4 28l9-9 7 7 5-5 11 9" />
        <circle cx="27" cy="14.5" r="2.5" />
      </svg>
    </div>
  );
}
