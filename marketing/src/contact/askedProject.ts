import { requestOf } from "@estudio/contract/client";
import type { Language } from "@estudio/contract/paths";
import { siteRoutes } from "@estudio/contract/routes";
import { useState } from "react";
import { useLayoutEffect } from "../speed/useLayoutEffect";

/** Link to the contact form about a project. The state carries the title, so that the page need not wait for it. */
export const askAbout = ({ slug, title }: { slug: string; title: string }) => ({
  to: `${siteRoutes.contact.path}?proyecto=${slug}`,
  state: { project: title },
});

/**
 * Return the project named in the URL (`/contacto?proyecto=slug`). After a click on `askAbout` the title is there at once,
 * so that the layout does not shift. Otherwise it comes from the API.
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
      // The enquiry carries the slug even without a title.
      .catch(() => undefined);
  }, [lang]);
  return project;
}
