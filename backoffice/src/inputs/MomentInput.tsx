import { useRef } from "react";
import { TextInput, type TextInputProps } from "react-admin";
import { fieldToMoment, momentProblem, momentToField } from "../words/formats";

/** Day and time, as in Madrid; stored in UTC. Empty is null, and half typed is not saved. */
export function MomentInput(props: TextInputProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <TextInput
      type="datetime-local"
      format={(value: string | null) => momentToField(value)}
      parse={(field: string) => fieldToMoment(field)}
      validate={() => (input.current ? momentProblem(input.current) : undefined)}
      helperText={false}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { ref: input } }}
      {...props}
    />
  );
}
