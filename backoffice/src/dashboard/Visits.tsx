import type { Visits as Outcome } from "@estudio/contract";
import { visitDays } from "@estudio/contract/enquiries/options";
import { Button, Card, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../data/api";
import { LoadError } from "../layout/errors/LoadError";
import { Grow, PlainList, Row } from "../layout/parts";
import { Section } from "../layout/Section";
import { plural } from "../words/formats";

const maxShownFirst = 6;

/** Show per page how often it was seen, how many visits started there, and what enquiries they sent. */
export function Visits() {
  const [all, setAll] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ["dashboard", "visits"],
    queryFn: () => call("GET /api/admin/visits"),
  });
  if (error && !data) return <LoadError what="No se pudieron leer las visitas" error={error} onRetry={refetch} />;
  if (!data || data.pages.length === 0) return null;
  const { pages, referrers, counted } = data;
  return (
    <Section
      title="De las visitas a las consultas"
      help={`De los últimos ${visitDays.shown} días. Una consulta se cuenta en la página por la que se entró en la web.${
        counted ? " De quien visita no se guarda nada." : " Las visitas no se cuentan: se activa en Ajustes."
      }`}
    >
      <PlainList>
        {(all ? pages : pages.slice(0, maxShownFirst)).map((page) => (
          <Line key={page.path} name={page.path} seen={seen(page)} sent={page} />
        ))}
      </PlainList>
      {pages.length > maxShownFirst && (
        <Button onClick={() => setAll(!all)} aria-expanded={all}>
          {all ? "Ver menos páginas" : `Ver las ${pages.length} páginas`}
        </Button>
      )}
      {referrers.length > 0 && (
        <>
          <Typography variant="h3">De dónde llegaron</Typography>
          <PlainList>
            {referrers.map((site) => (
              <Line key={site.host} name={site.host} sent={site} />
            ))}
          </PlainList>
        </>
      )}
    </Section>
  );
}

const seen = ({ views, arrivals }: Outcome["pages"][number]) =>
  views > 0
    ? `Vista ${plural(views, "vez", "veces")}; ${plural(arrivals, "visita empezó", "visitas empezaron")} aquí`
    : undefined;

type Sent = { contacts: number; leads: number; won: number };

const Line = ({ name, seen, sent }: { name: string; seen?: string; sent: Sent }) => (
  <Card component="li" variant="row">
    <Row spacing={2}>
      <Grow from={220}>
        <Typography variant="strong">{name}</Typography>
        {seen && (
          <Typography variant="body2" color="textSecondary">
            {seen}
          </Typography>
        )}
      </Grow>
      <Typography>{summarize(sent)}</Typography>
    </Row>
  </Card>
);

/** Leaves out the counts that are zero. */
function summarize({ contacts, leads, won }: Sent): string {
  const parts = [
    contacts > 0 && plural(contacts, "consulta", "consultas"),
    leads > 0 && plural(leads, "interesado", "interesados"),
    won > 0 && plural(won, "ganada", "ganadas"),
  ];
  return parts.filter(Boolean).join(", ") || "Ninguna consulta";
}
