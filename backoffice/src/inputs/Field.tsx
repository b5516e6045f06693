import { TextInput, type TextInputProps } from "react-admin";

const asIs = (value: string) => value;

/** A text field that sends exactly what was typed: empty stays the empty text, not null. */
export const Field = (props: TextInputProps) => <TextInput parse={asIs} helperText={false} fullWidth {...props} />;
