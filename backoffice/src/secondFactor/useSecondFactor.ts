import { useQuery } from "@tanstack/react-query";
import { call } from "../data/api";

export const secondFactorKey = ["secondFactor", "own"];

/** Load one's own second factors. */
export const useSecondFactor = () =>
  useQuery({ queryKey: secondFactorKey, queryFn: () => call("GET /api/auth/second-factor") });
