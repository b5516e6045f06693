import { publicationOf } from "@estudio/contract/content/publication";
import { useCopies } from "../../copies/CopiesContext";
import { useWanted } from "../../copies/useWanted";

/**
 * Enter in a field presses the first button of its form: this one. It saves a draft or a working copy that there is; it publishes nothing
 * half written, nor begins a record.
 */
export function DefaultButton() {
  const { shown, live } = useCopies() ?? {};
  const wanted = useWanted();
  const isDraft = live !== undefined && [live, wanted].every((one) => publicationOf(one) !== "published");
  return <button type="submit" disabled={shown !== "copy" && !isDraft} hidden />;
}
