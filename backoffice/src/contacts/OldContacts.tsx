import { Alert, Button } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useListContext } from "react-admin";
import { call } from "../data/api";
import { SelectFilter, useSetFilter } from "../lists/filters";
import { plural } from "../words/formats";

/** The day a year ago: the privacy text says that enquiries which led to nothing are kept for twelve months at most. */
function aYearAgo(now = new Date()): string {
  const day = new Date(now);
  day.setUTCFullYear(day.getUTCFullYear() - 1);
  return day.toISOString().slice(0, 10);
}

/** Reminds of the enquiries that the privacy text promises to delete. A person decides: those that became a commission stay. */
export function OldContacts() {
  const { filterValues } = useListContext();
  const setFilter = useSetFilter();
  const filter = { before: aYearAgo() };
  const { data } = useQuery({
    queryKey: ["contacts", "counts", filter],
    queryFn: () => call("GET /api/contacts/counts", { query: { filter } }),
  });
  if (!data?.total || filterValues.before) return null;
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" onClick={() => setFilter("before", filter.before)}>
          Verlas
        </Button>
      }
    >
      Hay {plural(data.total, "consulta", "consultas")} de hace más de doce meses. La política de privacidad promete
      borrar las que no acabaron en encargo.
    </Alert>
  );
}

/** The way back from them, while they are shown. */
export function AgeFilter() {
  const { filterValues } = useListContext();
  if (!filterValues.before) return null;
  const options = { [filterValues.before]: "Más de doce meses" };
  return <SelectFilter name="before" label="Antigüedad" options={options} all="Cualquiera" />;
}
