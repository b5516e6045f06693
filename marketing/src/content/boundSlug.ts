import { splitLanguage } from "@estudio/contract/paths";
import { useEffect, useState } from "react";

/** Return the slug in a shell's URL (`/ca/proyecto/{slug}`); empty before hydration and at the shell's own path. */
export function useBoundSlug(family: string): string {
  const [slug, setSlug] = useState("");
  useEffect(() => {
    const { path } = splitLanguage(window.location.pathname);
    if (path.startsWith(family)) setSlug(path.slice(family.length).replace(/\/$/, ""));
  }, [family]);
  return slug;
}

/** Set the document title of a shell, whose HTML has none. */
export function useTitle(title: string | undefined, brand: string): void {
  useEffect(() => {
    if (title) document.title = `${title} · ${brand}`;
  }, [title, brand]);
}
