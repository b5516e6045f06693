import { languageNames, translatedLanguages } from "@estudio/contract/paths";
import { Button, Card, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { call } from "../../data/api";
import { BackButton } from "../../editor/BackButton";
import { LoadErrorContent } from "../../layout/errors/LoadError";
import { Problem } from "../../layout/errors/Problem";
import { PageHeader } from "../../layout/PageHeader";
import { Grow, PlainList, Row } from "../../layout/parts";
import { Waiting } from "../../layout/Waiting";
import { plural } from "../../words/formats";

export default function Categories() {
  const { data, error, refetch } = useQuery({
    queryKey: ["post-categories", "all"],
    queryFn: () => call("GET /api/admin/post-categories"),
    staleTime: 0,
  });
  return (
    <>
      <PageHeader
        title="Categorías"
        subtitle="Las escriben los artículos; aquí se dice cómo se llaman en los otros idiomas."
        before={<BackButton to="/blog" label="Blog" />}
      />
      {error && <LoadErrorContent what="No se pudieron leer las categorías" error={error} onRetry={refetch} />}
      {!data && !error && <Waiting />}
      {data?.length === 0 && <Problem title="Ningún artículo tiene categoría todavía" />}
      <PlainList>
        {data?.map(({ slug, name, posts, translations }) => (
          <Card key={slug} component="li" variant="row">
            <Row spacing={2}>
              <Grow from={220}>
                <Typography variant="strong">{name}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {[
                    plural(posts, "artículo", "artículos"),
                    ...translatedLanguages.map(
                      (lang) => `${languageNames[lang]}: ${translations[lang]?.name || "falta"}`,
                    ),
                  ].join(" · ")}
                </Typography>
              </Grow>
              <Button component={Link} to={`/categorias/${slug}`} aria-label={`Editar ${name}`}>
                Editar
              </Button>
            </Row>
          </Card>
        ))}
      </PlainList>
    </>
  );
}
