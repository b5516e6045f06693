import { isolated } from "@estudio/contract/text/invisible";
import ExpandMore from "@mui/icons-material/ExpandMore";
import { Accordion, AccordionDetails, AccordionSummary, Button, Stack, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useListContext } from "react-admin";
import { call } from "../data/api";
import { LoadError } from "../layout/errors/LoadError";
import { ClampedText, Grow, PlainList, QuietLink, Row } from "../layout/parts";
import { formatMoment, plural } from "../words/formats";
import { useDoubtfulCount } from "./inbox";

/** Possible spam, collapsed above the unfiltered inbox. It triggers no mail, and may be from a real person. */
export function DoubtfulContacts() {
  const count = useDoubtfulCount();
  const { filterValues, setFilters } = useListContext();
  if (count === 0 || Object.keys(filterValues).length > 0) return null;
  return (
    <Accordion
      variant="outlined"
      disableGutters
      slotProps={{ heading: { component: "h2" }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography>Posible spam sin mirar: {plural(count, "consulta", "consultas")}</Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Senders />
        <Button onClick={() => setFilters({ doubtful: true, state: "new" })}>Ver y borrar en la lista</Button>
      </AccordionDetails>
    </Accordion>
  );
}

/** One row per sender, so that a burst from one address does not hide real people. */
function Senders() {
  const { data, error, refetch } = useQuery({
    queryKey: ["contacts", "doubtful"],
    queryFn: () => call("GET /api/contacts/doubtful"),
    staleTime: 0,
  });
  if (error) return <LoadError what="No se pudo leer el posible spam" error={error} onRetry={refetch} />;
  return (
    <PlainList spacing={1.5}>
      {data?.map(({ newest, count }) => (
        <Row key={newest.id} component="li" nowrap align="start">
          <Grow>
            <Stack>
              <QuietLink to={`/contacts/${newest.id}`} variant="strong">
                {isolated(newest.name)}
              </QuietLink>
              <Typography variant="body2" color="textSecondary">
                {[isolated(newest.email), count > 1 && `${count} consultas`, formatMoment(newest.createdAt)]
                  .filter(Boolean)
                  .join(" · ")}
              </Typography>
              <ClampedText lines={1}>{newest.message}</ClampedText>
            </Stack>
          </Grow>
        </Row>
      ))}
    </PlainList>
  );
}
