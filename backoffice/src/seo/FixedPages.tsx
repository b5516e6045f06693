import { Button, Card, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { call } from "../data/api";
import { LoadError } from "../layout/errors/LoadError";
import { Grow, PlainList, Row } from "../layout/parts";
import { Section } from "../layout/Section";
import { Waiting } from "../layout/Waiting";

export function FixedPages() {
  const { data, error, refetch } = useQuery({
    queryKey: ["page-seo", "all"],
    queryFn: () => call("GET /api/admin/page-seo", { query: { range: [0, 99] } }),
    staleTime: 0,
  });
  return (
    <Section
      title="Páginas fijas"
      help="Con qué título, descripción e imagen se encuentra y se comparte cada una. Los proyectos, artículos y guías lo llevan en su formulario."
    >
      {error && <LoadError what="No se pudieron leer las páginas fijas" error={error} onRetry={refetch} />}
      {!data && !error && <Waiting />}
      {data && (
        <PlainList>
          {data.map((page) => (
            <Card key={page.id} component="li" variant="row">
              <Row spacing={2}>
                <Grow from={220}>
                  <Typography variant="strong">{page.name}</Typography>
                  <Typography variant="body2" color="textSecondary">
                    {page.seoTitle || page.defaults.es.title}
                  </Typography>
                </Grow>
                <Button component={Link} to={`/visibilidad/${page.id}`} aria-label={`Editar ${page.name}`}>
                  Editar
                </Button>
              </Row>
            </Card>
          ))}
        </PlainList>
      )}
    </Section>
  );
}
