import { TextInput, type TextInputProps } from "react-admin";

const asIs = (value: string) => value;

/** Text input that keeps an empty string, where react-admin would send null. */
export const Field = (props: TextInputProps) => <TextInput parse={asIs} helperText={false} fullWidth {...props} />;
