import type { Template } from "@estudio/contract";
import Add from "@mui/icons-material/Add";
import { Button, Card } from "@mui/material";
import { RecordContextProvider, useListContext } from "react-admin";
import { Link } from "react-router-dom";
import { BackButton } from "../editor/BackButton";
import { Problem } from "../layout/errors/Problem";
import { PageHeader } from "../layout/PageHeader";
import { ClampedText, Grow, PlainList, QuietLink, Row } from "../layout/parts";
import { DeleteAction } from "../lists/DeleteAction";
import { ListFrame } from "../lists/ListFrame";
import { ListOf } from "../lists/ListOf";
import { describeDeletion } from "../trash/trashable";

export default function TemplateList() {
  return (
    <ListOf resource="templates" sort={{ field: "name", order: "ASC" }} perPage={48}>
      <PageHeader
        title="Plantillas"
        subtitle="Textos con los que empezar a responder una consulta."
        before={<BackButton to="/contacts" label="Consultas" />}
        actions={
          <Button variant="contained" startIcon={<Add />} component={Link} to="/templates/new">
            Nueva plantilla
          </Button>
        }
      />
      <ListFrame empty={<Problem title="No hay plantillas" />} noMatch="No se encontraron plantillas">
        <Rows />
      </ListFrame>
    </ListOf>
  );
}

function Rows() {
  const { data } = useListContext<Template>();
  return (
    <PlainList>
      {data?.map((template) => (
        <RecordContextProvider key={template.id} value={template}>
          <Card component="li" variant="row">
            <Row nowrap align="start" spacing={2}>
              <Grow>
                <QuietLink to={`/templates/${template.id}/edit`} variant="strong">
                  {template.name}
                </QuietLink>
                <ClampedText color="textSecondary">{template.text}</ClampedText>
              </Grow>
              <DeleteAction
                label={`Eliminar ${template.name}`}
                question={`¿Estás seguro de que quieres eliminar la plantilla ${template.name}?`}
                detail={describeDeletion("templates")}
                deleted="Plantilla eliminada"
                failed="No se pudo eliminar la plantilla"
              />
            </Row>
          </Card>
        </RecordContextProvider>
      ))}
    </PlainList>
  );
}
