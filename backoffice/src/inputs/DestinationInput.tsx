import type { Page } from "@estudio/contract";
import { useInput } from "react-admin";
import { DestinationField } from "./DestinationField";
import { noDestinationText } from "./destinations";

type Props = {
  source: string;
  label: string;
  page: Page;
  /** Default destination of the button; undefined if it is then hidden. */
  otherwise: string | undefined;
};

/** `DestinationField` as a form input. The API validates it on save. */
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
      none={noDestinationText(otherwise)}
    />
  );
}
