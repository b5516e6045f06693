import { splitLanguage } from "@estudio/contract/paths";
import { useEffect, useState } from "react";

/** The slug a shell is served at (`/ca/proyecto/{slug}`); empty until the scripts run, and on the shell's own address. */
export function useBoundSlug(family: string): string {
  const [slug, setSlug] = useState("");
  useEffect(() => {
    const { path } = splitLanguage(window.location.pathname);
    if (path.startsWith(family)) setSlug(path.slice(family.length).replace(/\/$/, ""));
  }, [family]);
  return slug;
}

/** A page newer than the build has no title of its own in its HTML. */
export function useTitle(title: string | undefined, brand: string): void {
  useEffect(() => {
    if (title) document.title = `${title} · ${brand}`;
  }, [title, brand]);
}
