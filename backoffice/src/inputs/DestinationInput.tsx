import type { Page } from "@estudio/contract";
import { useInput } from "react-admin";
import { DestinationField } from "./DestinationField";
import { withoutDestination } from "./destinations";

type Props = {
  source: string;
  label: string;
  page: Page;
  /** Where the button leads when no destination is chosen; without it, there is no button then. */
  otherwise: string | undefined;
};

/** Where a button leads. The API has the last word when it is saved. */
export function DestinationInput({ source, label, page, otherwise }: Props) {
  const { field, fieldState } = useInput({ source });
  return (
    <DestinationField
      label={label}
      name={source}
      value={String(field.value ?? "")}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error?.message}
      page={page}
      none={withoutDestination(otherwise)}
    />
  );
}
