import { announcedDays } from "@estudio/contract/enquiries/options";
import { Alert, Button } from "@mui/material";
import { useListContext } from "react-admin";
import { SelectFilter, useSetFilter } from "../lists/filters/filters";
import { plural } from "../words/formats";
import { useRetention } from "./trash/useRetention";

/**
 * Announce which enquiries will be deleted soon. Without automatic deletion, remind of those the privacy policy promises
 * to delete. Won enquiries stay.
 */
export function QuietContacts() {
  const { filterValues } = useListContext();
  const setFilter = useSetFilter();
  const data = useRetention();
  if (!data?.count || filterValues.quiet) return null;
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
        ? `En los próximos ${announcedDays} días ${plural(data.count, "consulta se borrará sola", "consultas se borrarán solas")}: sin encargo y sin noticias desde hace tiempo. La que marques como ganada se queda.`
        : `Hay ${plural(data.count, "consulta", "consultas")} de hace más de doce meses. La política de privacidad promete borrar las que no acabaron en encargo.`}
    </Alert>
  );
}

export const quietLabel = "Sin encargo ni novedades";

/** Shown while the filter is active, so that it can be removed. */
export function QuietFilter() {
  const { filterValues } = useListContext();
  if (!filterValues.quiet) return null;
  const options = { [filterValues.quiet]: quietLabel };
  return <SelectFilter name="quiet" label="Antigüedad" options={options} all="Cualquiera" />;
}
