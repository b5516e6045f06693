import { Button, Card, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { call } from "../data/api";
import { LoadError } from "../layout/errors/LoadError";
import { Grow, PlainList, Row } from "../layout/parts";
import { Section } from "../layout/Section";
import { formatDay, plural } from "../words/formats";

const maxShownFirst = 20;

/** List the addresses that returned 404, the most frequent first, each with a button to redirect it. */
export function MissedPaths({ onRedirect }: { onRedirect: (path: string) => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ["redirects", "missed"],
    queryFn: () => call("GET /api/admin/missed-paths"),
    staleTime: 0,
  });
  return (
    <Section
      title="Direcciones que no se encuentran"
      help="De los últimos treinta días: cuál y cuántas veces, nada de quien la pidió. Se deja de contar en Ajustes."
    >
      {error && <LoadError what="No se pudieron leer" error={error} onRetry={refetch} />}
      {data?.length === 0 && <Typography color="textSecondary">Nadie ha pedido una página que no exista.</Typography>}
      <PlainList>
        {data?.slice(0, maxShownFirst).map(({ path, times, lastOn }) => (
          <Card component="li" variant="row" key={path}>
            <Row spacing={2}>
              <Grow from={220}>
                <Typography variant="strong">{path}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {plural(times, "vez", "veces")}, la última el {formatDay(`${lastOn}T12:00:00.000Z`)}
                </Typography>
              </Grow>
              <Button
                aria-label={`Redirigir ${path}`}
                onClick={() => {
                  onRedirect(path);
                  window.scrollTo({ top: 0 });
                }}
              >
                Redirigir…
              </Button>
            </Row>
          </Card>
        ))}
      </PlainList>
    </Section>
  );
}
