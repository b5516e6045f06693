import { ageMs, currentTime, startTimer } from "@estudio/contract/time";
import { useEffect, useState } from "react";

/**
 * Return the current time; re-renders when the next relevant moment has passed.
 * @param next returns the first relevant moment after `now`, in ISO 8601
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
