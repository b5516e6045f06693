import { SelectInput, type SelectInputProps } from "react-admin";

type Props = Omit<SelectInputProps, "choices"> & { options: Record<string, string> };

/** Required select. @param options labels by key */
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
