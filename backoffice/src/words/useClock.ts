import { useEffect, useState } from "react";

const longestTimer = 2 ** 31 - 1;

/**
 * The time, as long as nothing on screen depends on it; again when a moment comes that something does depend on.
 * @param next the first of those moments after `now`, as ISO-8601 in UTC
 */
export function useClock(next: (now: Date) => string | undefined): Date {
  const [now, setNow] = useState(() => new Date());
  const moment = next(now);
  useEffect(() => {
    if (!moment) return;
    const wait = Math.min(Math.max(0, Date.parse(moment) - Date.now()) + 1, longestTimer);
    const timer = setTimeout(() => setNow(new Date()), wait);
    return () => clearTimeout(timer);
  }, [moment]);
  return now;
}
