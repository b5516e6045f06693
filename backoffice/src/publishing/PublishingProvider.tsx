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

/** @returns what is said of a working copy that has been published */
export const useCopyPublished = (): string =>
  usePinned() ? "La web muestra una versión anterior: se verá con «Publicar ahora»." : "La web pasa a mostrarla.";

/** @returns whether the latest publication waits behind one of the whole site, which takes from seconds to many minutes */
export function useBehindFullBuild(): boolean {
  const latest = useLatestBuild();
  const waits = latest?.status === "queued";
  const { data } = useQuery({
    queryKey: ["site", "running", latest?.id],
    queryFn: () =>
      callQuietly("GET /api/admin/site-builds", { query: { filter: { status: "running" }, range: [0, 0] } }),
    enabled: waits,
  });
  return waits && Boolean(data?.some(({ status, full }) => status === "running" && full));
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
