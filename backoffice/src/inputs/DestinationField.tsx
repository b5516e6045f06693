import type { Page } from "@estudio/contract";
import { plain } from "@estudio/contract/rules/slug";
import { Autocomplete, TextField, Typography } from "@mui/material";
import { type Ref, useDeferredValue } from "react";
import { Row } from "../layout/parts";
import { type Choice, useDestinations, useDestinationText } from "./destinations";

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  name?: string;
  error?: string | undefined;
  autoFocus?: boolean;
  /** Page that the link is on; its sections are offered too. */
  page?: Page;
  /** Hint while the field is empty. */
  none?: string;
};

/**
 * Edit a link target, with suggestions from pages, sections of this page, projects, articles and guides. The hint says
 * where it leads.
 */
export function DestinationField({ value, onChange, onBlur, page, none = "", error, ...rest }: Props) {
  const options = useDestinations(page, useDeferredValue(value));
  const { text, wrong } = useDestinationText(value, page, none);
  const problem = error ?? (wrong ? text : undefined);
  return (
    <Autocomplete<Choice, false, false, true>
      freeSolo
      clearText="Quitar el destino"
      openOnFocus
      selectOnFocus
      options={options}
      groupBy={({ group }) => group}
      getOptionLabel={addressOf}
      isOptionEqualToValue={(option, chosen) => addressOf(option) === addressOf(chosen)}
      filterOptions={(all, { inputValue }) => all.filter((one) => matchesInput(one, inputValue))}
      value={value}
      inputValue={value}
      onInputChange={(_event, typed) => onChange(typed)}
      onBlur={onBlur}
      renderOption={({ key, ...props }, { name, url }) => (
        <li key={url} {...props}>
          <Row lines={0}>
            <span>{name}</span>
            <Typography variant="body2" color="textSecondary">
              {url}
            </Typography>
          </Row>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          {...rest}
          placeholder="Busca una página, un proyecto o un artículo, o escribe https://…"
          error={problem !== undefined}
          helperText={problem ?? text}
        />
      )}
    />
  );
}

const addressOf = (choice: Choice | string) => (typeof choice === "string" ? choice : choice.url);

/** Excludes an exact match: the open list would cover the save button. */
const matchesInput = ({ name, url }: Choice, typed: string) =>
  url !== typed && (plain(name).includes(plain(typed)) || url.includes(typed.toLowerCase()));
