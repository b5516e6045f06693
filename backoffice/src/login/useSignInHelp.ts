import { useQuery } from "@tanstack/react-query";
import { callInBackground } from "../data/api";

/** Return which sign-in options this installation offers. Undefined while loading. */
export const useSignInHelp = () =>
  useQuery({ queryKey: ["auth", "help"], queryFn: () => callInBackground("GET /api/auth/help") }).data;
