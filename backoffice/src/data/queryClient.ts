import { MutationCache, QueryClient, type QueryKey } from "@tanstack/react-query";

/**
 * The cache policy of the specification: never stale, no refetch on focus, no retries; only mutations invalidate. Records
 * open in a form are never invalidated: the save itself updates them.
 */
export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: false,
    },
    // Offline, a change fails at once with a message instead of being queued silently.
    mutations: { retry: false, networkMode: "always" },
  },
  // Also after a failure: part of a bulk change may have succeeded.
  mutationCache: new MutationCache({ onSettled: () => void refreshLists() }),
});

/** Invalidate every list, counter and summary, but no record open in a form. */
export function refreshLists() {
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== "getOne" });
}

/** Long enough for a form to open; after that, the record is fetched again. */
const openingMs = 5000;

/** Put a known record into the cache, so that the form that opens next does not fetch it. */
export const primeQuery = (queryKey: QueryKey, data: unknown) =>
  queryClient.fetchQuery({ queryKey, queryFn: () => data, staleTime: 0, gcTime: openingMs });
