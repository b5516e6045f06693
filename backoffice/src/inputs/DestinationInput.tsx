import type { Page } from "@estudio/contract";
import { plain } from "@estudio/contract/rules/slug";
import { Autocomplete, TextField, Typography } from "@mui/material";
import { useDeferredValue } from "react";
import { useInput } from "react-admin";
import { Row } from "../layout/parts";
import { type Choice, useDestinations, useWhereItLeads } from "./destinations";

type Props = {
  source: string;
  label: string;
  page: Page;
  /** Where the button leads when no destination is chosen; without it, there is no button then. */
  otherwise: string | undefined;
};

/**
 * Where a button leads: chosen from the pages, the parts of this page, projects and articles by their names, or written.
 * Below, in words, where that is. The API has the last word when it is saved.
 */
export function DestinationInput({ source, label, page, otherwise }: Props) {
  const { field, fieldState } = useInput({ source });
  const value = String(field.value ?? "");
  const options = useDestinations(page, useDeferredValue(value));
  const { text, wrong } = useWhereItLeads(value, page, otherwise);
  const problem = fieldState.error?.message ?? (wrong ? text : undefined);
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
      filterOptions={(all, { inputValue }) => all.filter((one) => isLike(one, inputValue))}
      value={value}
      inputValue={value}
      onInputChange={(_event, typed) => field.onChange(typed)}
      onBlur={field.onBlur}
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
          inputRef={field.ref}
          name={source}
          label={label}
          placeholder="Busca una página, un proyecto o un artículo, o escribe https://…"
          error={problem !== undefined}
          helperText={problem ?? text}
        />
      )}
    />
  );
}

const addressOf = (choice: Choice | string) => (typeof choice === "string" ? choice : choice.url);

const isLike = ({ name, url }: Choice, typed: string) =>
  plain(name).includes(plain(typed)) || url.includes(typed.toLowerCase());
