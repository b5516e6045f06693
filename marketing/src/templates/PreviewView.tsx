import type { Preview } from "@estudio/contract";
import type { Page } from "../content/records";
import { AboutView } from "../views/AboutView";
import { ContactView } from "../views/ContactView";
import { HomeView } from "../views/HomeView";
import { PostView } from "../views/PostView";
import { ProjectView } from "../views/ProjectView";
import { ServicesView } from "../views/ServicesView";

/** The record in the very view that its own page uses. */
export function PreviewView({ preview }: { preview: Preview }) {
  if (preview.kind === "project") return <ProjectView project={preview.record} />;
  if (preview.kind === "post") return <PostView post={preview.record} related={[]} />;
  return <PagePreview page={preview.record} />;
}

function PagePreview({ page }: { page: Page }) {
  const { pageKey } = page;
  if (pageKey === "homepage") return <HomeView page={page} featured={[]} />;
  if (pageKey === "about") return <AboutView page={page} />;
  if (pageKey === "contact") return <ContactView page={page} />;
  return <ServicesView audience={pageKey} page={page} state="ready" />;
}
