import { publicationOf } from "@estudio/contract/content/publication";
import { useCopies } from "../../copies/CopiesContext";
import { useWanted } from "../../copies/useWanted";

/**
 * Receive implicit submission (Enter in a field), which uses the first submit button of a form. It may save a draft or an
 * existing working copy, but must not publish or create a record.
 */
export function DefaultButton() {
  const { shown, live } = useCopies() ?? {};
  const wanted = useWanted();
  const isDraft = live !== undefined && [live, wanted].every((one) => publicationOf(one) !== "published");
  return <button type="submit" disabled={shown !== "copy" && !isDraft} hidden />;
}
