import type { Lead } from "@estudio/contract";
import { leadSources } from "@estudio/contract/enquiries/options";
import { useListContext } from "react-admin";
import { useLocation } from "react-router-dom";
import { Problem } from "../layout/errors/Problem";
import { PageHeader } from "../layout/PageHeader";
import { PlainList, Row } from "../layout/parts";
import { ExportButton } from "../lists/export/ExportButton";
import { SelectFilter, SortSelect } from "../lists/filters/filters";
import { SearchBox } from "../lists/filters/SearchBox";
import { ListFrame } from "../lists/ListFrame";
import { ListOf } from "../lists/ListOf";
import { useCloseDetail } from "../lists/useCloseDetail";
import { leadsCsv, leadsSheet } from "./csv";
import { LeadDialog } from "./LeadDialog";
import { LeadRow } from "./LeadRow";

const orders = { "createdAt DESC": "Más recientes", "createdAt ASC": "Más antiguos", "name ASC": "Nombre" };
const filters = {
  leadSource: leadSources,
  doubtful: { true: "Solo posible spam", false: "Sin posible spam" },
};
const words = {
  one: "interesado",
  many: "interesados",
  done: "Interesados exportados",
  failed: "No se pudieron exportar los interesados",
};

/** People who left their address in the calculator or for a guide. */
export default function LeadList() {
  return (
    <ListOf resource="leads" sort={{ field: "createdAt", order: "DESC" }} perPage={24}>
      <PageHeader
        title="Interesados"
        subtitle="Quienes pidieron por correo el resultado de la calculadora, o una guía."
        actions={
          <ExportButton file="interesados" toCsv={leadsCsv} columns={leadsSheet} words={words} filters={filters} />
        }
      />
      <ListFrame
        tools={<Tools />}
        empty={
          <Problem
            title="Todavía no hay interesados"
            text="Quien pida por correo el resultado de la calculadora, o una guía, aparecerá aquí."
          />
        }
        noMatch="No se encontraron interesados"
      >
        <Rows />
      </ListFrame>
      <OpenLead />
    </ListOf>
  );
}

const Tools = () => (
  <Row spacing={1.5}>
    <SearchBox label="Buscar por nombre, correo, teléfono o espacio, o por guía" />
    <SelectFilter name="leadSource" label="Origen" options={leadSources} />
    <SelectFilter name="doubtful" label="Posible spam" options={filters.doubtful} />
    <SortSelect options={orders} />
  </Row>
);

function Rows() {
  const { data } = useListContext<Lead>();
  return (
    <PlainList>
      {data?.map((lead) => (
        <LeadRow key={lead.id} lead={lead} />
      ))}
    </PlainList>
  );
}

/** The open lead is in the address: `/leads/12`, in mails `/leads/12/show`. */
function OpenLead() {
  const { pathname } = useLocation();
  const close = useCloseDetail("/leads");
  const id = /^\/leads\/(\d+)(?:\/show)?$/.exec(pathname)?.[1];
  return id ? <LeadDialog id={Number(id)} onClose={close} /> : null;
}
