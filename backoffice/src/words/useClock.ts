import { ageMs, currentTime, startTimer } from "@estudio/contract/time";
import { useEffect, useState } from "react";

/**
 * The time, as long as nothing on screen depends on it; again when a moment comes that something does depend on.
 * @param next the first of those moments after `now`, as ISO-8601 in UTC
 */
export function useClock(next: (now: Date) => string | undefined): Date {
  const [now, setNow] = useState(() => currentTime());
  const moment = next(now);
  useEffect(() => {
    if (!moment) return;
    let timer: ReturnType<typeof startTimer>;
    const wait = () => {
      timer = startTimer(look, Math.max(0, -ageMs(moment)) + 1);
    };
    const look = () => {
      setNow(currentTime());
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [moment]);
  return now;
}
