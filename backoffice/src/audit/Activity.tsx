import type { AuditEntry } from "@estudio/contract";
import { auditKinds } from "@estudio/contract/auth/auditKinds";
import { Card, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useListContext } from "react-admin";
import { call } from "../data/api";
import { OwnersOnly, Problem } from "../layout/errors/Problem";
import { PageHeader } from "../layout/PageHeader";
import { Grow, PlainList, Row } from "../layout/parts";
import { ExportButton } from "../lists/export/ExportButton";
import { SelectFilter } from "../lists/filters/filters";
import { ListFrame } from "../lists/ListFrame";
import { ListOf } from "../lists/ListOf";
import { formatMoment } from "../words/formats";
import { auditCsv, auditSheet } from "./csv";
import { personLabel, targetLabel } from "./words";

const days = { 1: "El último día", 7: "Los últimos 7 días", 30: "Los últimos 30 días", 90: "Los últimos 90 días" };
const words = {
  one: "línea",
  many: "líneas",
  done: "Actividad exportada",
  failed: "No se pudo exportar la actividad",
};

const Activity = () => (
  <OwnersOnly>
    <ListOf resource="audit" sort={{ field: "id", order: "DESC" }} perPage={48}>
      <PageHeader
        title="Actividad"
        subtitle="Quién hizo qué en los últimos doce meses. Solo la ven los propietarios, y nadie puede cambiarla."
        actions={<Export />}
      />
      <ListFrame
        tools={<Tools />}
        empty={<Problem title="Todavía no hay actividad" />}
        noMatch="No se encontró actividad"
      >
        <Rows />
      </ListFrame>
    </ListOf>
  </OwnersOnly>
);
export default Activity;

function usePeople(): Record<string, string> {
  const { data = [] } = useQuery({ queryKey: ["audit", "people"], queryFn: () => call("GET /api/admin/audit/people") });
  return Object.fromEntries(data.map(({ id, name }) => [String(id), name]));
}

function Export() {
  const filters = { personId: usePeople(), kind: auditKinds, days };
  return <ExportButton file="actividad" toCsv={auditCsv} columns={auditSheet} words={words} filters={filters} />;
}

function Tools() {
  const people = usePeople();
  return (
    <Row spacing={1.5}>
      <SelectFilter name="personId" label="Quién" options={people} all="Cualquiera" />
      <SelectFilter name="kind" label="Qué" options={auditKinds} all="Todo" />
      <SelectFilter name="days" label="Cuándo" options={days} all="Doce meses" />
    </Row>
  );
}

function Rows() {
  const { data } = useListContext<AuditEntry>();
  return (
    <PlainList>
      {data?.map((entry) => (
        <Card key={entry.id} component="li" variant="row">
          <Row spacing={2} align="baseline">
            <Grow from={200}>
              <Typography>
                <b>{personLabel(entry)}</b> · {auditKinds[entry.kind]}
              </Typography>
              {entry.what && (
                <Typography variant="body2" color="textSecondary">
                  {targetLabel(entry)}
                </Typography>
              )}
            </Grow>
            <Typography variant="body2" color="textSecondary" component="time" dateTime={entry.createdAt}>
              {formatMoment(entry.createdAt)}
            </Typography>
          </Row>
        </Card>
      ))}
    </PlainList>
  );
}
