import type { Contact } from "@estudio/contract";
import { openStates } from "@estudio/contract/enquiries/options";
import { dueAt } from "@estudio/contract/enquiries/promise";
import { currentTime, startInterval } from "@estudio/contract/time";
import { Chip } from "@mui/material";
import { useEffect, useState } from "react";
import { formatMoment } from "../../words/formats";
import { formatTimeLeft } from "./formatTimeLeft";
import { useAnswerHours } from "./useAnswerHours";

const minuteMs = 60_000;
/** Less than this is shown as urgent. */
const urgentMs = 6 * 60 * minuteMs;

/** Show the time left to answer. Answered enquiries and possible spam show nothing. */
export function TimeLeft({ contact }: { contact: Contact }) {
  const hours = useAnswerHours();
  const now = useNow();
  const waits = openStates.some((state) => state === contact.state) && !contact.doubtful;
  if (!waits || hours === undefined) return null;
  const due = dueAt(contact.createdAt, hours);
  const left = due.getTime() - now;
  return (
    <Chip
      size="small"
      color={left < 0 ? "error" : left < urgentMs ? "warning" : "default"}
      variant={left < 0 ? "filled" : "outlined"}
      label={formatTimeLeft(left)}
      title={`Responder antes del ${formatMoment(due.toISOString())}`}
    />
  );
}

/** Current time in ms, updated every minute. */
function useNow(): number {
  const [now, setNow] = useState(() => currentTime().getTime());
  useEffect(() => {
    const timer = startInterval(() => setNow(currentTime().getTime()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
