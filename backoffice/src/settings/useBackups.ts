import type { Backups } from "@estudio/contract";
import { useQuery } from "@tanstack/react-query";
import { call } from "../data/api";
import { plural } from "../words/formats";

/** Load the state of the backups. Only owners may call the API, hence `enabled`. */
export const useBackups = (enabled = true) =>
  useQuery({ queryKey: ["backups"], queryFn: () => call("GET /api/admin/backups"), staleTime: 0, enabled });

export const describeSchedule = ({ at }: Backups): string =>
  at === "" || at === "off" ? "Solo a mano" : `Cada día a las ${at.replaceAll(",", " y a las ")}`;

export const describeRetention = ({ keptDays, keptCount }: Backups): string =>
  keptCount === null ? plural(keptDays ?? 0, "día", "días") : plural(keptCount, "la última", "las últimas");

/** Explain why the backups count as late. */
export const describeDelay = (known: Backups): string =>
  known.lastGood
    ? `La última copia buena tiene más de ${plural(known.lateHours, "hora", "horas")}.`
    : "No hay ninguna copia buena.";
