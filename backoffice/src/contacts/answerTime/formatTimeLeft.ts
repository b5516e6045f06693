const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Word the time left to answer: `Queda 1 h`, `Vencida hace 25 min`. @param leftMs negative when overdue */
export function formatTimeLeft(leftMs: number): string {
  const time = duration(Math.abs(leftMs));
  if (leftMs < 0) return `Vencida hace ${time}`;
  return `${time.startsWith("1 ") ? "Queda" : "Quedan"} ${time}`;
}

function duration(ms: number): string {
  if (ms < hourMs) return `${Math.max(1, Math.floor(ms / minuteMs))} min`;
  const hours = Math.floor(ms / hourMs);
  if (hours < 48) return `${hours} h`;
  const over = hours % 24;
  return `${Math.floor(hours / 24)} días${over > 0 ? ` y ${over} h` : ""}`;
}
