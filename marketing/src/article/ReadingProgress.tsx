import { useEffect, useRef } from "react";
import { useWords } from "../content/words";
import * as css from "./ReadingProgress.module.css";

export function ReadingProgress() {
  const { t } = useWords("blog");
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const look = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const read = Math.min(1, window.scrollY / Math.max(1, scrollHeight - clientHeight));
      bar.current?.style.setProperty("--read", String(read));
      bar.current?.setAttribute("aria-valuenow", String(Math.round(read * 100)));
    };
    look();
    for (const name of ["scroll", "resize"]) window.addEventListener(name, look, { passive: true });
    return () => {
      for (const name of ["scroll", "resize"]) window.removeEventListener(name, look);
    };
  }, []);
  return (
    <div
      ref={bar}
      className={css.bar}
      role="progressbar"
      aria-label={t("progress")}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
    />
  );
}
