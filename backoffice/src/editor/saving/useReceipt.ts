import type { SiteBuild } from "@estudio/contract";
import { nextChange, type Publication, type Published, publicationOf } from "@estudio/contract/content/publication";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call, readAsVisitor } from "../../data/api";
import { useLatestBuild } from "../../publishing/PublishingProvider";
import { useClock } from "../../words/useClock";

const pollMs = 2000;

/** Return the record's publication state; re-renders when a scheduled time comes. */
export function usePublication(record: Published | undefined): Publication {
  const now = useClock((at) => record && nextChange(record, at));
  return record ? publicationOf(record, now) : "published";
}

/**
 * Poll the public API as an anonymous visitor until it returns the saved version.
 * @param readAt public API address of the record
 */
export function useVisibleToVisitors(readAt: string | undefined, savedAt: string, expected: boolean): boolean {
  const { data } = useQuery({
    // `getOne`: refreshing lists does not refetch it.
    queryKey: ["seen", "getOne", readAt, savedAt, expected],
    queryFn: () =>
      readAsVisitor(readAt ?? "").then(
        ({ updatedAt }) => updatedAt >= savedAt,
        () => false,
      ),
    enabled: expected && readAt !== undefined,
    refetchInterval: ({ state }) => (state.data ? false : pollMs),
  });
  return expected && data === true;
}

type Revision = { savedAt: string; revision: number; pinned: boolean };

/** Return the first build that includes the save, whether it was verified, and the latest build. */
export function useIncludingBuild(savedAt: string) {
  const build = useLatestBuild();
  const [asked, setAsked] = useState<Revision>();
  const [includedIn, setIncludedIn] = useState<SiteBuild>();
  const [verified, setVerified] = useState(false);

  useEffect(() => {
    setIncludedIn(undefined);
    setVerified(false);
    call("GET /api/site/revision").then(
      (answer) => setAsked({ ...answer, savedAt }),
      () => {},
    );
  }, [savedAt]);

  const revision = asked?.savedAt === savedAt ? asked.revision : undefined;
  useEffect(() => {
    if (revision === undefined || build?.status !== "succeeded" || (build.revision ?? 0) < revision) return;
    setIncludedIn((first) => first ?? build);
    if (build.verifiedAt) setVerified(true);
  }, [build, revision]);

  return { build, includedIn, verified, pinned: asked?.pinned ?? false };
}
