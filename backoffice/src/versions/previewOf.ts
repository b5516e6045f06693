import type { Section } from "@estudio/contract";
import { sectionIn } from "@estudio/contract/content/blank";
import { pageNames } from "@estudio/contract/pages/pageNames";
import { pageSections } from "@estudio/contract/pages/sections";
import { findCopyHistory } from "../copies/copyHistory";
import type { PreviewRequest } from "../editor/PreviewButton";
import { writable } from "../editor/values";
import type { Values } from "./comparison/differences";
import type { VersionedParams } from "./useHistory";

const kinds = { projects: "project", blog: "post", guides: "guide" } as const;
const isContent = (resource: string): resource is keyof typeof kinds => Object.hasOwn(kinds, resource);
const isPage = (key: string | number): key is keyof typeof pageNames => Object.hasOwn(pageNames, key);

/** Build the preview request of a version; undefined without a page. @param values restricted to today's fields */
export function previewOf({ resource, record }: VersionedParams, values: Values): PreviewRequest | undefined {
  const id = findCopyHistory(resource, record)?.id ?? record;
  if (isContent(resource)) return () => ({ kind: kinds[resource], id: Number(id), values: writable(values) });
  const { sections } = values;
  if (resource === "pages" && isPage(id) && Array.isArray(sections))
    return () => ({ kind: "page", id, values: { sections: allSections(id, sections) } });
  return undefined;
}

/** Sections missing in the version are shown as unwritten, not with today's content. */
const allSections = (page: keyof typeof pageNames, then: Section[]) =>
  pageSections[page].map((key) => sectionIn({ sections: then }, key));
