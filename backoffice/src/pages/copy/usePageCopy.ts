import type { Page, PageCopy } from "@estudio/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { readPageCopy } from "../../copies/calls";
import { formQuery } from "../../editor/EditScreen";

/** A published page and its working copy. The editor shows one of them. */
export type PageCopies = {
  live: Page;
  copy: PageCopy | null;
  shown: "live" | "copy";
  show: (which: "live" | "copy") => void;
  /** Stores what the server returned. */
  keep: (stored: { live?: Page; copy?: PageCopy | null }) => void;
  /** Refetches both. */
  reread: () => void;
};

export const pageCopyQuery = (pageKey: Page["pageKey"]) => ["pages", "getOne", "copy", pageKey];

export const isPageCopy = (stored: Page | PageCopy): stored is PageCopy => "base" in stored;

/** Return the page behind a copy of version 0. */
export function pageOf({ base, problem: _, publishAt: __, ...page }: PageCopy): Page {
  return { ...page, version: base };
}

/** Load the working copy of a page, always fresh: a colleague may have edited another section. */
export function usePageCopy(live: Page | undefined, pageKey: Page["pageKey"]) {
  const cache = useQueryClient();
  const [wish, show] = useState<"live" | "copy">("copy");
  const queryKey = pageCopyQuery(pageKey);
  const query = useQuery({ queryKey, queryFn: () => readPageCopy(pageKey), staleTime: 0, gcTime: 0 });
  const reread = () => void cache.invalidateQueries({ queryKey: ["pages", "getOne"] });
  const { data: copy, error, isPending } = query;
  if (!live || copy === undefined) return { copies: undefined, error, isPending, reread };
  const keep: PageCopies["keep"] = (stored) => {
    if (stored.live) cache.setQueryData(formQuery("pages", pageKey), stored.live);
    if (stored.copy !== undefined) cache.setQueryData(queryKey, stored.copy);
    if (stored.copy !== undefined) show("copy");
  };
  const copies: PageCopies = { live, copy, shown: copy && wish === "copy" ? "copy" : "live", show, keep, reread };
  return { copies, error, isPending: false, reread };
}
