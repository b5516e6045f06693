import { publicationOf } from "@estudio/contract/content/publication";
import { useCopies } from "../../copies/CopiesContext";
import { useFormPublication } from "../../copies/useFormPublication";

/**
 * Receive implicit submission (Enter in a field), which uses the first submit button of a form. It may save a draft or an
 * existing working copy, but must not publish or create a record.
 */
export function DefaultButton() {
  const { shown, live } = useCopies() ?? {};
  const formPublication = useFormPublication();
  const isDraft = live !== undefined && [live, formPublication].every((one) => publicationOf(one) !== "published");
  return <button type="submit" disabled={shown !== "copy" && !isDraft} hidden />;
}
