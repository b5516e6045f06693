import type { VersionedResource } from "@estudio/contract";
import { versionsAtOnce } from "@estudio/contract/history/limits";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useDataProvider } from "react-admin";
import { findCopyHistory } from "../copies/copyHistory";
import { call } from "../data/api";

export type VersionedParams = { resource: VersionedResource; record: string };

/** Return the current record, its versions from the newest on (paginated), and the index of the chosen one. */
export function useHistory({ resource, record }: VersionedParams, chosen: string | null) {
  const dataProvider = useDataProvider();
  const current = useQuery({
    queryKey: ["versions", resource, record, "current"],
    queryFn: async () => {
      const copyHistory = findCopyHistory(resource, record);
      const copy = await copyHistory?.read();
      if (copy) return copy;
      const { data } = await dataProvider.getOne(resource, { id: copyHistory?.id ?? record });
      // If there is no copy, return the published record as version 0, so that no listed version counts as current.
      return copyHistory ? { ...data, version: 0, base: data.version } : data;
    },
    staleTime: 0,
  });
  const list = useInfiniteQuery({
    queryKey: ["versions", resource, record, "list"],
    queryFn: ({ pageParam }) =>
      call("GET /api/admin/versions/{resource}/{record}", {
        params: { resource, record },
        query: pageParam === undefined ? {} : { before: pageParam },
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => (last.length < versionsAtOnce ? undefined : last.at(-1)?.version),
    staleTime: 0,
  });
  const versions = list.data?.pages.flat() ?? [];
  const at = Math.max(
    0,
    versions.findIndex(({ version }) => String(version) === chosen),
  );
  const needsMore = at === versions.length - 1 && list.hasNextPage && !list.isFetching;
  const { fetchNextPage } = list;
  // The comparison needs the version before the chosen one, too.
  useEffect(() => {
    if (needsMore) void fetchNextPage();
  }, [needsMore, fetchNextPage]);
  return { current, list, versions, at };
}

export function useVersion({ resource, record }: VersionedParams, version: number | undefined) {
  return useQuery({
    queryKey: ["versions", resource, record, version],
    queryFn: () =>
      call("GET /api/admin/versions/{resource}/{record}/{version}", {
        params: { resource, record, version: version ?? 0 },
      }),
    enabled: version !== undefined,
  });
}
