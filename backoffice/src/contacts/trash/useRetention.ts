import { useQuery } from "@tanstack/react-query";
import { call } from "../../data/api";

/** Return the enquiries about to be deleted and the trash retention in hours. Undefined while loading. */
export const useRetention = () =>
  useQuery({ queryKey: ["contacts", "retention"], queryFn: () => call("GET /api/contacts/retention") }).data;
