import type { SiteBuild } from "@estudio/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { call } from "../data/api";
import { refreshLists } from "../data/queryClient";
import { followBuild } from "./followBuild";

const PublishingContext = createContext<SiteBuild | null>(null);

/** @returns the latest publication of the site, live; null before the first. */
export const useLatestBuild = () => useContext(PublishingContext);

/** @returns whether an earlier version of the site is served on purpose: what is saved then waits until somebody publishes. */
export function usePinned(): boolean {
  const latest = useLatestBuild();
  const { data } = useQuery({
    queryKey: ["site", "revision", latest?.id, latest?.status],
    queryFn: () => call("GET /api/site/revision"),
    placeholderData: keepPreviousData,
  });
  return data?.pinned ?? false;
}

/** The one thing pushed live in the panel: how the publication of the site is going. */
export function PublishingProvider({ children }: { children: ReactNode }) {
  const [build, setBuild] = useState<SiteBuild | null>(null);

  useEffect(() => followBuild(setBuild), []);

  const finished = build && (build.status === "succeeded" || build.status === "failed") ? build.id : null;
  useEffect(() => {
    if (finished) void refreshLists();
  }, [finished]);

  return <PublishingContext.Provider value={build}>{children}</PublishingContext.Provider>;
}
