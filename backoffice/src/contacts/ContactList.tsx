import type { Contact } from "@estudio/contract";
import { categoryBadges, enquiryStates } from "@estudio/contract/enquiries/options";
import { Button } from "@mui/material";
import { useEffect, useRef, useState } from "react";
import { useListContext } from "react-admin";
import { Link, useLocation } from "react-router-dom";
import { Problem } from "../layout/errors/Problem";
import { PageHeader } from "../layout/PageHeader";
import { PlainList, Row } from "../layout/parts";
import { ExportButton } from "../lists/export/ExportButton";
import { CategoryButtons, SelectFilter, SortSelect } from "../lists/filters/filters";
import { SearchBox } from "../lists/filters/SearchBox";
import { ListFrame } from "../lists/ListFrame";
import { ListOf } from "../lists/ListOf";
import { useCloseDetail } from "../lists/useCloseDetail";
import { ContactBulkActions } from "./ContactBulkActions";
import { ContactRow } from "./ContactRow";
import { contactsCsv, contactsSheet } from "./csv";
import { DoubtfulContacts } from "./DoubtfulContacts";
import { ContactDialog } from "./dialog/ContactDialog";
import { AllowNotifications } from "./notifications/AllowNotifications";
import { QuietContacts, QuietFilter, quietLabel } from "./QuietContacts";
import { TrashLink } from "./trash/TrashLink";

const orders = {
  "turn ASC": "Por contestar primero",
  "createdAt DESC": "Más recientes",
  "createdAt ASC": "Más antiguas",
  "name ASC": "Nombre",
};

const filters = {
  category: categoryBadges,
  open: { true: "Por contestar" },
  state: enquiryStates,
  doubtful: { true: "Solo posible spam", false: "Sin posible spam" },
};

const exportWords = {
  one: "consulta",
  many: "consultas",
  done: "Consultas exportadas",
  failed: "No se pudieron exportar las consultas",
};

export default function ContactList() {
  return (
    <ListOf resource="contacts" sort={{ field: "turn", order: "ASC" }} perPage={24}>
      <PageHeader
        title="Consultas"
        actions={
          <>
            <Button component={Link} to="/templates">
              Plantillas
            </Button>
            <TrashLink />
            <AllowNotifications />
            <Export />
          </>
        }
      />
      <ListFrame
        tools={<Tools />}
        empty={
          <Problem
            title="Todavía no hay consultas"
            text="Las que lleguen desde los formularios de la web aparecerán aquí."
          />
        }
        noMatch="No se encontraron consultas"
      >
        <DoubtfulContacts />
        <QuietContacts />
        <ContactBulkActions />
        <Rows />
      </ListFrame>
      <OpenContact />
    </ListOf>
  );
}

const Tools = () => (
  <>
    <CategoryButtons counts="GET /api/contacts/counts" all="Todas" />
    <Row spacing={1.5}>
      <SearchBox label="Buscar por nombre, correo, teléfono, empresa o tipo" />
      <SelectFilter name="open" label="Respuesta" options={filters.open} all="Todas" />
      <SelectFilter name="state" label="Estado" options={filters.state} all="Todas" />
      <SelectFilter name="doubtful" label="Posible spam" options={filters.doubtful} all="Todas" />
      <QuietFilter />
      <SortSelect options={orders} />
    </Row>
  </>
);

/** The filter by age has a date as its value, so its label cannot be listed in `filters`. */
function Export() {
  const { quiet } = useListContext().filterValues;
  const known = { ...filters, ...(quiet ? { quiet: { [quiet]: quietLabel } } : {}) };
  return (
    <ExportButton file="consultas" toCsv={contactsCsv} columns={contactsSheet} words={exportWords} filters={known} />
  );
}

const rowsId = "contact-rows";

function Rows() {
  const { data } = useListContext<Contact>();
  return (
    <PlainList id={rowsId}>
      {data?.map((contact) => (
        <ContactRow key={contact.id} contact={contact} />
      ))}
    </PlainList>
  );
}

/** The open enquiry is in the address, so it can be shared and reloaded: `/contacts/12`, in mails `/contacts/12/show`. */
function OpenContact() {
  const { pathname } = useLocation();
  const close = useCloseDetail("/contacts");
  const id = /^\/contacts\/(\d+)(?:\/show)?$/.exec(pathname)?.[1];
  const [open, setOpen] = useState(id);
  useEffect(() => setOpen(id), [id]);
  const before = useRef(open);
  // The row may be gone, e.g. filtered out once read. Focus the first row instead.
  useEffect(() => {
    if (before.current && !open && document.activeElement === document.body)
      document.getElementById(rowsId)?.querySelector("a")?.focus();
    before.current = open;
  }, [open]);
  return open ? <ContactDialog id={Number(open)} onClose={close} /> : null;
}
