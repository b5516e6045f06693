import { categoryBadges } from "@estudio/contract/enquiries/options";
import { keysOf } from "@estudio/contract/rules/keys";
import { Button, MenuItem, TextField } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useListContext } from "react-admin";
import { call } from "../../data/api";
import { Row } from "../../layout/parts";
import { formatNumber } from "../../words/formats";

/** Return a function that sets one filter and keeps the others. An empty value removes it. */
export function useSetFilter() {
  const { filterValues, setFilters } = useListContext();
  return (name: string, value: string | boolean | undefined) => {
    const { [name]: _before, ...others } = filterValues;
    setFilters(value === undefined || value === "" ? others : { ...others, [name]: value });
  };
}

type Counts = "GET /api/admin/projects/counts" | "GET /api/contacts/counts";

/** Filter by category, with the counts under the other filters. */
export function CategoryButtons({ counts, all = "Todos" }: { counts: Counts; all?: string }) {
  const { filterValues, resource } = useListContext();
  const setFilter = useSetFilter();
  const { category, ...others } = filterValues;
  const { data } = useQuery({
    queryKey: [resource, "counts", others],
    queryFn: () => call(counts, { query: { filter: others } }),
    placeholderData: (before) => before,
  });

  return (
    <Row role="group" aria-label="Categoría">
      {[undefined, ...keysOf(categoryBadges)].map((key) => (
        <Button
          key={key ?? "total"}
          size="small"
          variant={category === key ? "contained" : "outlined"}
          aria-pressed={category === key}
          onClick={() => setFilter("category", key)}
        >
          {key ? categoryBadges[key] : all}
          {data && ` (${formatNumber(data[key ?? "total"] ?? 0)})`}
        </Button>
      ))}
    </Row>
  );
}

type SelectProps = { name: string; label: string; options: Record<string, string>; all?: string };

export function SelectFilter({ name, label, options, all = "Todos" }: SelectProps) {
  const { filterValues } = useListContext();
  const setFilter = useSetFilter();
  const value = filterValues[name];
  return (
    <SelectField
      label={label}
      value={value === undefined ? "" : String(value)}
      options={{ "": all, ...options }}
      onChoose={(chosen) => setFilter(name, readChoice(chosen))}
    />
  );
}

const readChoice = (value: string) => (value === "true" ? true : value === "false" ? false : value);

type SortProps = { options: Record<string, string> };

/** Choose the order of the list. @param options labels by `field ORDER` */
export function SortSelect({ options }: SortProps) {
  const { sort, setSort } = useListContext();
  const value = `${sort.field} ${sort.order}`;
  const choose = (chosen: string) => {
    const [field = "id", order] = chosen.split(" ");
    setSort({ field, order: order === "ASC" ? "ASC" : "DESC" });
  };
  return <SelectField label="Orden" value={value in options ? value : ""} options={options} onChoose={choose} />;
}

type SelectFieldProps = Omit<SelectProps, "name" | "all"> & { value: string; onChoose: (value: string) => void };

/** Two per row on a phone; otherwise as wide as the chosen option. */
const SelectField = ({ label, value, options, onChoose }: SelectFieldProps) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={({ target }) => onChoose(target.value)}
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    sx={{ width: { xs: "calc(50% - 6px)", sm: "auto" }, minWidth: { sm: 140 } }}
  >
    {Object.entries(options).map(([key, text]) => (
      <MenuItem key={key} value={key}>
        {text}
      </MenuItem>
    ))}
  </TextField>
);
