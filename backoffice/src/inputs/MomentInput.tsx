import { TextInput, type TextInputProps } from "react-admin";
import { fieldToMoment, momentToField } from "../words/formats";

/** Day and time, as in Madrid; stored in UTC. Empty is null. */
export const MomentInput = (props: TextInputProps) => (
  <TextInput
    type="datetime-local"
    format={(value: string | null) => momentToField(value)}
    parse={(field: string) => fieldToMoment(field)}
    helperText={false}
    slotProps={{ inputLabel: { shrink: true } }}
    {...props}
  />
);
