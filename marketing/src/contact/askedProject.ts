import { requestOf } from "@estudio/contract/client";
import type { Language } from "@estudio/contract/paths";
import { siteRoutes } from "@estudio/contract/routes";
import { useState } from "react";
import { useLayoutEffect } from "../speed/useLayoutEffect";

/** The way to the contact form from a project: the link's address names it, its state brings the title along. */
export const askAbout = ({ slug, title }: { slug: string; title: string }) => ({
  to: `${siteRoutes.contact.path}?proyecto=${slug}`,
  state: { project: title },
});

/**
 * The project a visitor came from (`/contacto?proyecto=slug`), with its title: at once after a click on `askAbout`, so that the form
 * does not move; otherwise once the API has told it.
 */
export function useAskedProject(lang: Language): { slug: string; title: string } | undefined {
  const [project, setProject] = useState<{ slug: string; title: string }>();
  useLayoutEffect(() => {
    const slug = new URLSearchParams(window.location.search).get("proyecto") ?? "";
    if (!/^[a-z0-9-]{1,190}$/.test(slug)) return;
    const brought: unknown = window.history.state?.project;
    setProject({ slug, title: typeof brought === "string" ? brought : "" });
    fetch(requestOf("GET /api/projects/{slug}", { params: { slug }, query: { lang } }).url)
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(String(answer.status)))))
      .then(({ title }: { title: string }) => setProject({ slug, title }))
      // Without its title the enquiry still carries the slug.
      .catch(() => undefined);
  }, [lang]);
  return project;
}
