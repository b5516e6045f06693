import { SelectInput, type SelectInputProps } from "react-admin";

type Props = Omit<SelectInputProps, "choices"> & { options: Record<string, string> };

/** One of a closed list, key -> label. Always holds one. */
export const Choice = ({ options, ...rest }: Props) => (
  <SelectInput
    choices={Object.entries(options).map(([id, name]) => ({ id, name }))}
    margin="none"
    helperText={false}
    fullWidth
    isRequired
    {...rest}
  />
);
