import type { SiteBuild } from "@estudio/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { call, callQuietly } from "../data/api";
import { follow } from "../data/follow";
import { refreshLists } from "../data/queryClient";

const PublishingContext = createContext<SiteBuild | null | undefined>(undefined);

/** @returns the latest publication of the site, live; null before the first, undefined while it is not known. */
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

const builds = {
  events: "/api/admin/site-builds/events",
  read: async () => {
    const [latest] = await callQuietly("GET /api/admin/site-builds", {
      query: { range: [0, 0], sort: ["id", "DESC"] },
    });
    return latest ?? null;
  },
};

/** Pushed live: how the publication of the site is going. */
export function PublishingProvider({ children }: { children: ReactNode }) {
  const [build, setBuild] = useState<SiteBuild | null>();

  useEffect(() => follow(builds, setBuild), []);

  const finished = build && (build.status === "succeeded" || build.status === "failed") ? build.id : null;
  useEffect(() => {
    if (finished) void refreshLists();
  }, [finished]);

  return <PublishingContext.Provider value={build}>{children}</PublishingContext.Provider>;
}
