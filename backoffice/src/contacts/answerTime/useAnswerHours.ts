import type { Settings } from "@estudio/contract";
import { useGetOne } from "react-admin";

/** Return the promised answer time in working hours. Undefined while loading. */
export const useAnswerHours = () => useGetOne<Settings>("settings", { id: 1 }).data?.answerHours;
