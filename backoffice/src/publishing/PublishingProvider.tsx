import type { SiteBuild } from "@estudio/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { call } from "../api";
import { refreshLists } from "../queryClient";

const PublishingContext = createContext<SiteBuild | null>(null);

/** @returns the latest publication of the site, live; null before the first. */
export const useLatestBuild = () => useContext(PublishingContext);

/** @returns whether an earlier version of the site is served on purpose: what is saved then waits until somebody publishes. */
export function usePinned(): boolean {
  const latest = useLatestBuild();
  const { data } = useQuery({
    queryKey: ["site", "revision", latest?.id, latest?.status],
    queryFn: () => call<{ pinned: boolean }>("/api/site/revision"),
    placeholderData: keepPreviousData,
  });
  return data?.pinned ?? false;
}

const pollEvery = 5000;
const readLatest = () =>
  call<SiteBuild[]>(`/api/admin/site-builds?${new URLSearchParams({ range: "[0,0]", sort: '["id","DESC"]' })}`);

/**
 * The one thing pushed live in the panel: how the publication of the site is going. Server-sent events; while the
 * stream is down, a question every five seconds.
 */
export function PublishingProvider({ children }: { children: ReactNode }) {
  const [build, setBuild] = useState<SiteBuild | null>(null);

  useEffect(() => {
    let poll: ReturnType<typeof setInterval> | undefined;
    const ask = () =>
      readLatest().then(
        ([latest]) => latest && setBuild(latest),
        () => {},
      );
    const stream = new EventSource("/api/admin/site-builds/events");
    const stopAsking = () => {
      clearInterval(poll);
      poll = undefined;
    };
    stream.onopen = stopAsking;
    stream.onmessage = (event) => setBuild(JSON.parse(event.data as string) as SiteBuild);
    stream.onerror = () => {
      // A broken stream is tried again by the browser, sooner than the next question; a refused one is not.
      poll ??= setInterval(ask, pollEvery);
    };
    void ask();
    return () => {
      stream.close();
      stopAsking();
    };
  }, []);

  const finished = build && (build.status === "succeeded" || build.status === "failed") ? build.id : null;
  useEffect(() => {
    if (finished) void refreshLists();
  }, [finished]);

  return <PublishingContext.Provider value={build}>{children}</PublishingContext.Provider>;
}
