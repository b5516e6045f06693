import { useQuery } from "@tanstack/react-query";
import { call } from "../data/api";

export const secondFactorKey = ["secondFactor", "own"];

/** What one has besides the password. */
export const useSecondFactor = () =>
  useQuery({ queryKey: secondFactorKey, queryFn: () => call("GET /api/auth/second-factor") });
