import type { SeoProblem } from "@estudio/contract";
import { languageNames } from "@estudio/contract/paths";
import { seoKinds, seoProblemNames } from "@estudio/contract/site/heads/seoProblems";
import { Button, Card, Typography } from "@mui/material";
import { useListContext } from "react-admin";
import { Link } from "react-router-dom";
import { Problem } from "../layout/errors/Problem";
import { PageHeader } from "../layout/PageHeader";
import { Grow, PlainList, Row } from "../layout/parts";
import { SelectFilter } from "../lists/filters/filters";
import { ListFrame } from "../lists/ListFrame";
import { ListOf } from "../lists/ListOf";
import { FixedPages } from "./FixedPages";
import { fixLink } from "./fixLink";

/** List missing, too long or duplicate search texts, each with a link to where it can be fixed. */
const Visibility = () => (
  <>
    <PageHeader
      title="Visibilidad"
      subtitle="Cómo se encuentra la web: lo que falta, lo que es demasiado largo y lo que está dos veces."
    />
    <ListOf resource="seo" perPage={24}>
      <ListFrame
        tools={<Tools />}
        empty={<Problem title="No falta nada" text="Todas las páginas publicadas tienen lo que necesitan." />}
        noMatch="No se encontró nada con esos filtros"
      >
        <Rows />
      </ListFrame>
    </ListOf>
    <FixedPages />
  </>
);
export default Visibility;

const Tools = () => (
  <Row spacing={1.5}>
    <SelectFilter name="problem" label="Qué" options={seoProblemNames} all="Todo" />
    <SelectFilter name="kind" label="Dónde" options={seoKinds} all="En todas partes" />
    <SelectFilter name="lang" label="Idioma" options={languageNames} />
  </Row>
);

function Rows() {
  const { data } = useListContext<SeoProblem>();
  return (
    <PlainList>
      {data?.map((one) => (
        <Card key={one.id} component="li" variant="row">
          <Row spacing={2}>
            <Grow from={220}>
              <Typography>
                <b>{seoProblemNames[one.problem]}</b> · {seoKinds[one.kind]} «{one.name}» · {languageNames[one.lang]}
              </Typography>
              {one.text && (
                <Typography
                  variant="body2"
                  color="textSecondary"
                  lang={one.problem === "altMissing" ? undefined : one.lang}
                >
                  {one.text}
                  {one.problem.endsWith("Long") && ` (${one.length} caracteres)`}
                </Typography>
              )}
            </Grow>
            <Button
              component={Link}
              to={fixLink(one)}
              aria-label={`Ir a corregir ${one.name}: ${seoProblemNames[one.problem]}`}
            >
              Ir a corregir
            </Button>
          </Row>
        </Card>
      ))}
    </PlainList>
  );
}
