import type { SiteBuild } from "@estudio/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { call, callInBackground } from "../data/api";
import { follow } from "../data/follow";
import { refreshLists } from "../data/queryClient";

const PublishingContext = createContext<SiteBuild | null | undefined>(undefined);

/** Return the latest build, live. Null if there is none yet, undefined while loading. */
export const useLatestBuild = () => useContext(PublishingContext);

/** Tell whether the site is pinned to an earlier version. Changes then wait until somebody publishes. */
export function usePinned(): boolean {
  const latest = useLatestBuild();
  const { data } = useQuery({
    queryKey: ["site", "revision", latest?.id, latest?.status],
    queryFn: () => call("GET /api/site/revision"),
    placeholderData: keepPreviousData,
  });
  return data?.pinned ?? false;
}

/** Return the text that confirms the publication of a working copy. */
export const usePublishedText = (): string =>
  usePinned() ? "La web muestra una versión anterior: se verá con «Publicar ahora»." : "La web pasa a mostrarla.";

/** Tell whether the latest build waits for a full build, which takes seconds to many minutes. */
export function useBehindFullBuild(): boolean {
  const latest = useLatestBuild();
  const waits = latest?.status === "queued";
  const { data } = useQuery({
    queryKey: ["site", "running", latest?.id],
    queryFn: () =>
      callInBackground("GET /api/admin/site-builds", { query: { filter: { status: "running" }, range: [0, 0] } }),
    enabled: waits,
  });
  return waits && Boolean(data?.some(({ status, full }) => status === "running" && full));
}

const builds = {
  events: "/api/admin/site-builds/events",
  read: async () => {
    const [latest] = await callInBackground("GET /api/admin/site-builds", {
      query: { range: [0, 0], sort: ["id", "DESC"] },
    });
    return latest ?? null;
  },
};

/** Follow the builds of the site live. Refreshes the lists when one ends. */
export function PublishingProvider({ children }: { children: ReactNode }) {
  const [build, setBuild] = useState<SiteBuild | null>();

  useEffect(() => follow(builds, setBuild), []);

  const finished = build && (build.status === "succeeded" || build.status === "failed") ? build.id : null;
  useEffect(() => {
    if (finished) void refreshLists();
  }, [finished]);

  return <PublishingContext.Provider value={build}>{children}</PublishingContext.Provider>;
}
