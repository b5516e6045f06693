import { announcedDays } from "@estudio/contract/enquiries/options";
import { Alert, Button } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useListContext } from "react-admin";
import { call } from "../data/api";
import { SelectFilter, useSetFilter } from "../lists/filters";
import { plural } from "../words/formats";

/** Tells beforehand what will be erased by itself; where a person decides, what the privacy text promises to delete. Those won stay. */
export function QuietContacts() {
  const { filterValues } = useListContext();
  const setFilter = useSetFilter();
  const { data } = useQuery({
    queryKey: ["contacts", "retention"],
    queryFn: () => call("GET /api/contacts/retention"),
  });
  if (!data?.count || filterValues.quiet) return null;
  const enquiries = plural(data.count, "consulta", "consultas");
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" onClick={() => setFilter("quiet", data.before)}>
          Verlas
        </Button>
      }
    >
      {data.byItself
        ? `En los próximos ${announcedDays} días se borrarán solas ${enquiries}: no acabaron en encargo y hace tiempo que nadie escribe. Las que marques como ganadas se quedan.`
        : `Hay ${enquiries} de hace más de doce meses. La política de privacidad promete borrar las que no acabaron en encargo.`}
    </Alert>
  );
}

/** The way back from them, while they are shown. */
export function QuietFilter() {
  const { filterValues } = useListContext();
  if (!filterValues.quiet) return null;
  const options = { [filterValues.quiet]: "Sin encargo ni novedades" };
  return <SelectFilter name="quiet" label="Antigüedad" options={options} all="Cualquiera" />;
}
