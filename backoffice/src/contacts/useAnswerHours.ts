import type { Settings } from "@estudio/contract";
import { useGetOne } from "react-admin";

/** What the studio promises (settings), in hours of working days; undefined until it is known. */
export const useAnswerHours = () => useGetOne<Settings>("settings", { id: 1 }).data?.answerHours;
