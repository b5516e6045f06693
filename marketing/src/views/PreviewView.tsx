import type { Preview } from "@estudio/contract";
import type { Page } from "../content/records";
import { AboutView } from "./AboutView";
import { PostView } from "./blog/PostView";
import { ContactView } from "./ContactView";
import { GuideView } from "./guides/GuideView";
import { HomeView } from "./HomeView";
import { ProjectView } from "./projects/ProjectView";
import { ServicesView } from "./ServicesView";

/** Uses the record's real view. Omits related records, which may be unpublished. */
export function PreviewView({ preview }: { preview: Preview }) {
  if (preview.kind === "project") return <ProjectView project={preview.record} />;
  if (preview.kind === "post") return <PostView post={preview.record} />;
  if (preview.kind === "guide") return <GuideView guide={preview.record} />;
  return <PagePreview page={preview.record} />;
}

function PagePreview({ page }: { page: Page }) {
  const { pageKey } = page;
  if (pageKey === "homepage") return <HomeView page={page} featured={[]} compared={null} />;
  if (pageKey === "about") return <AboutView page={page} />;
  if (pageKey === "contact") return <ContactView page={page} />;
  return <ServicesView audience={pageKey} page={page} state="ready" />;
}
