import type { Contact } from "@estudio/contract";
import { openStates } from "@estudio/contract/enquiries/options";
import { dueAt } from "@estudio/contract/enquiries/promise";
import { currentTime, startInterval } from "@estudio/contract/time";
import { Chip } from "@mui/material";
import { useEffect, useState } from "react";
import { formatMoment } from "../words/formats";
import { useAnswerHours } from "./useAnswerHours";
import { waitingWords } from "./waiting";

const minuteMs = 60_000;
/** From here on it is urgent. */
const amberMs = 6 * 60 * minuteMs;

/** How long somebody has still been promised to wait; nothing for what is answered, or looks like a robot's. */
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
      color={left < 0 ? "error" : left < amberMs ? "warning" : "default"}
      variant={left < 0 ? "filled" : "outlined"}
      label={waitingWords(left)}
      title={`Responder antes del ${formatMoment(due.toISOString())}`}
    />
  );
}

/** The time of day, once a minute. */
function useNow(): number {
  const [now, setNow] = useState(() => currentTime().getTime());
  useEffect(() => {
    const timer = startInterval(() => setNow(currentTime().getTime()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
