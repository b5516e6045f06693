import { clock, isDue, nextChange } from "@estudio/contract/content/publication";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useClock } from "../words/useClock";
import { type Live, type Of, readLive } from "./calls";

const askAgainMs = 1000;

/**
 * What comes due while it is open is published or withdrawn by the server: the form follows. What somebody else saved
 * meanwhile is left to the next save, which asks; but how the record stands for visitors is said as it is.
 */
export function useDue(of: Of, live: Live, take: (stored: Live) => void) {
  const { version, publishAt, unpublishAt } = live;
  const now = useClock((at) => nextChange(live, at));
  const { data } = useQuery({
    // `getOne`: not asked again because a list changed.
    queryKey: [of.resource, "getOne", "due", of.id, version, publishAt, unpublishAt],
    queryFn: () => readLive(of),
    enabled: isDue(live, now),
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data && state.data.version > version ? false : askAgainMs),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!data || data.version <= version) return;
    const onlyDue = data.version === version + 1 && data.updatedBy === clock;
    const { status, publishAt, unpublishAt } = data;
    take(onlyDue ? data : { ...live, status, publishAt, unpublishAt });
  }, [data, version]);
}
