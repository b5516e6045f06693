import type { VersionedResource } from "@estudio/contract";
import { versionsAtOnce } from "@estudio/contract/keeping/keeping";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useDataProvider } from "react-admin";
import { copiesOf } from "../copies/historyOfCopies";
import { call } from "../data/api";

export type VersionedParams = { resource: VersionedResource; record: string };

/** @returns the record as it is, its versions from the last on, part by part, and the place of the chosen one among them */
export function useHistory({ resource, record }: VersionedParams, chosen: string | null) {
  const dataProvider = useDataProvider();
  const current = useQuery({
    queryKey: ["versions", resource, record, "current"],
    queryFn: async () => {
      const ofCopies = copiesOf(resource, record);
      const copy = await ofCopies?.read();
      if (copy) return copy;
      const { data } = await dataProvider.getOne(resource, { id: ofCopies?.id ?? record });
      // Without a copy, what would begin one: no version of a copy is the one that is now.
      return ofCopies ? { ...data, version: 0, base: data.version } : data;
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
  // The last one in sight is compared with the one before it, too.
  useEffect(() => {
    if (needsMore) void fetchNextPage();
  }, [needsMore, fetchNextPage]);
  return { current, list, versions, at };
}

/** @returns what the record held after that save */
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
