import type { VersionedResource } from "@estudio/contract";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import { call } from "../data/api";

export type VersionedParams = { resource: VersionedResource; record: string };

/** @returns the record as it is, and its versions from the last on, part by part */
export function useHistory({ resource, record }: VersionedParams) {
  const dataProvider = useDataProvider();
  const current = useQuery({
    queryKey: ["versions", resource, record, "current"],
    queryFn: async () => (await dataProvider.getOne(resource, { id: record })).data,
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
    // What is not there answers with nothing: one call more than needed at the end, and no number to keep in step.
    getNextPageParam: (last) => last.at(-1)?.version,
    staleTime: 0,
  });
  return { current, list, versions: list.data?.pages.flat() ?? [] };
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
