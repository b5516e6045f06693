import { SelectInput, type SelectInputProps } from "react-admin";

type Props = Omit<SelectInputProps, "choices"> & { options: Record<string, string> };

/** Select that may stay empty. @param options labels by key */
export const OptionalChoice = ({ options, ...rest }: Props) => (
  <SelectInput
    choices={Object.entries(options).map(([id, name]) => ({ id, name }))}
    margin="none"
    helperText={false}
    emptyText="Sin indicar"
    parse={(value: string | null) => value ?? ""}
    fullWidth
    {...rest}
  />
);
