import { requestOf } from "@estudio/contract/client";
import type { Language } from "@estudio/contract/paths";
import { useEffect, useState } from "react";

/** The project a visitor came from (`/contacto?proyecto=slug`), with its title once the API has told it. */
export function useAskedProject(lang: Language): { slug: string; title: string } | undefined {
  const [project, setProject] = useState<{ slug: string; title: string }>();
  useEffect(() => {
    const slug = new URLSearchParams(window.location.search).get("proyecto") ?? "";
    if (!/^[a-z0-9-]{1,190}$/.test(slug)) return;
    setProject({ slug, title: "" });
    fetch(requestOf("GET /api/projects/{slug}", { params: { slug }, query: { lang } }).url)
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(String(answer.status)))))
      .then(({ title }: { title: string }) => setProject({ slug, title }))
      // Without its title the enquiry still carries the slug.
      .catch(() => undefined);
  }, [lang]);
  return project;
}
