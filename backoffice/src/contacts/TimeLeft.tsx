import type { Contact } from "@estudio/contract";
import { openStates } from "@estudio/contract/enquiries/options";
import { dueAt } from "@estudio/contract/enquiries/promise";
import { Chip } from "@mui/material";
import { useEffect, useState } from "react";
import { formatMoment } from "../words/formats";
import { useAnswerHours } from "./useAnswerHours";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** From here on it is urgent. */
const amberMs = 6 * hourMs;

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
      label={left < 0 ? `Vencida hace ${duration(-left)}` : `Quedan ${duration(left)}`}
      title={`Responder antes del ${formatMoment(due.toISOString())}`}
    />
  );
}

/** @returns `25 min`, `5 h`, `2 días y 20 h` */
function duration(ms: number): string {
  if (ms < hourMs) return `${Math.max(1, Math.floor(ms / minuteMs))} min`;
  const hours = Math.floor(ms / hourMs);
  if (hours < 48) return `${hours} h`;
  const over = hours % 24;
  return `${Math.floor(hours / 24)} días${over > 0 ? ` y ${over} h` : ""}`;
}

/** The time of day, once a minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
