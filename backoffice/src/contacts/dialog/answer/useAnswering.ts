import { useQuery } from "@tanstack/react-query";
import { call } from "../../../data/api";

/** @returns whether the site can send mail and who may see to an enquiry; undefined until it is known */
export const useAnswering = () =>
  useQuery({ queryKey: ["contacts", "answering"], queryFn: () => call("GET /api/contacts/answering") }).data;
