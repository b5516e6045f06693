import { SelectArrayInput, type SelectArrayInputProps } from "react-admin";

type Props = Omit<SelectArrayInputProps, "choices"> & { options: Record<string, string> };

/** Multiple select. @param options labels by key */
export const Choices = ({ options, ...rest }: Props) => (
  <SelectArrayInput
    choices={Object.entries(options).map(([id, name]) => ({ id, name }))}
    margin="none"
    helperText={false}
    fullWidth
    {...rest}
  />
);
