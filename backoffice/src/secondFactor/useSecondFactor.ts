import { useQuery } from "@tanstack/react-query";
import { call } from "../data/api";

export const secondFactorKey = ["secondFactor", "own"];

export const useSecondFactor = () =>
  useQuery({ queryKey: secondFactorKey, queryFn: () => call("GET /api/auth/second-factor") });
