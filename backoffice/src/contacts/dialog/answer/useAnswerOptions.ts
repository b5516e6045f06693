import { useQuery } from "@tanstack/react-query";
import { call } from "../../../data/api";

/** Return whether the server can send mail, and the possible assignees. Undefined while loading. */
export const useAnswerOptions = () =>
  useQuery({ queryKey: ["contacts", "answering"], queryFn: () => call("GET /api/contacts/answering") }).data;
