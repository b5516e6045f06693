import { useRef, useState } from "react";
import { TextInput, type TextInputProps } from "react-admin";
import { useWatch } from "react-hook-form";
import { fieldToMoment, momentNote, momentProblem, momentToField } from "../words/moments";

/** Edit a date and time in Madrid, stored in UTC. Empty is null; incomplete input is invalid. */
export function MomentInput({ helperText = false, ...props }: TextInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const moment: string | null | undefined = useWatch({ name: props.source });
  // An hour skipped by daylight saving time stays as typed; the hint says which time is used.
  const [typed, setTyped] = useState("");
  const isTyped = typed !== "" && fieldToMoment(typed) === moment;
  return (
    <TextInput
      type="datetime-local"
      format={(value: string | null) => (isTyped ? typed : momentToField(value))}
      parse={(field: string) => {
        setTyped(field);
        return fieldToMoment(field);
      }}
      validate={() => (input.current ? momentProblem(input.current) : undefined)}
      helperText={momentNote(moment, isTyped ? typed : undefined) ?? helperText}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { ref: input } }}
      {...props}
    />
  );
}
