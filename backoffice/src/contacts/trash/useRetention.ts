import { useQuery } from "@tanstack/react-query";
import { call } from "../../data/api";

/** What will be erased by itself, and for how long a deleted enquiry can be had back; undefined until it is known. */
export const useRetention = () =>
  useQuery({ queryKey: ["contacts", "retention"], queryFn: () => call("GET /api/contacts/retention") }).data;
