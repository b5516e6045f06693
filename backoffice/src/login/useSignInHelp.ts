import { useQuery } from "@tanstack/react-query";
import { callQuietly } from "../data/api";

/** What this installation offers to who cannot sign in; undefined until it is known. */
export const useSignInHelp = () =>
  useQuery({ queryKey: ["auth", "help"], queryFn: () => callQuietly("GET /api/auth/help") }).data;
