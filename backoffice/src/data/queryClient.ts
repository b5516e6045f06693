import { MutationCache, QueryClient, type QueryKey } from "@tanstack/react-query";

/**
 * The client cache of the specification: never stale, no refetch on focus, no retries; only mutations refresh it. Records
 * open in a form are left alone: the save itself brings their new state.
 */
export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: false,
    },
    // Without a connection a change fails at once and says so, instead of waiting for one unseen.
    mutations: { retry: false, networkMode: "always" },
  },
  // Also after a failure: of several changes some may have been made.
  mutationCache: new MutationCache({ onSettled: () => void refreshLists() }),
});

/** Marks every list, counter and summary as outdated; those on screen are read again. */
export function refreshLists() {
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== "getOne" });
}

/** For as long as a form needs to open: after that what it shows is read again. */
const briefly = 5000;

/** Puts what is known already where the form that opens now would read it. */
export const know = (queryKey: QueryKey, data: unknown) =>
  queryClient.fetchQuery({ queryKey, queryFn: () => data, staleTime: 0, gcTime: briefly });
