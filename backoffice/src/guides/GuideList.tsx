import type { ListedGuide } from "@estudio/contract";
import { statuses } from "@estudio/contract/enquiries/options";
import { guidePath } from "@estudio/contract/routes";
import Add from "@mui/icons-material/Add";
import { Button } from "@mui/material";
import { useListContext } from "react-admin";
import { Link } from "react-router-dom";
import { Problem } from "../layout/errors/Problem";
import { NoMail } from "../layout/NoMail";
import { PageHeader } from "../layout/PageHeader";
import { PlainList, Row } from "../layout/parts";
import { BulkActions, publicationChanges } from "../lists/BulkActions";
import { SelectFilter, SortSelect } from "../lists/filters/filters";
import { SearchBox } from "../lists/filters/SearchBox";
import { ListFrame } from "../lists/ListFrame";
import { ListOf } from "../lists/ListOf";
import { RecordRow } from "../lists/RecordRow";
import { missingChoices } from "../lists/translations";
import { guideWords } from "./words";

const orders = { "position ASC": "Orden de la web", "updatedAt DESC": "Últimos cambios", "title ASC": "Título" };

export default function GuideList() {
  return (
    <ListOf resource="guides" sort={{ field: "position", order: "ASC" }} perPage={24} cards>
      <PageHeader
        title="Guías"
        subtitle="Se ofrecen en la web y se mandan en PDF a quien confirma su correo."
        actions={<NewGuide label="Nueva guía" />}
      />
      <NoMail text="cada guía se descarga directamente en la web, sin pedir el correo a nadie." />
      <ListFrame
        tools={<Tools />}
        empty={<Problem title="Todavía no hay guías" action={<NewGuide label="Escribir la primera guía" />} />}
        noMatch="No se encontraron guías"
      >
        <BulkActions words={guideWords} changes={publicationChanges} />
        <Rows />
      </ListFrame>
    </ListOf>
  );
}

const NewGuide = ({ label }: { label: string }) => (
  <Button variant="contained" component={Link} to="/guides/new" startIcon={<Add />}>
    {label}
  </Button>
);

const Tools = () => (
  <Row spacing={1.5}>
    <SearchBox label="Buscar por título o resumen" />
    <SelectFilter name="status" label="Estado" options={statuses} />
    <SelectFilter name="missing" label="Traducción" options={missingChoices} all="Todas" />
    <SortSelect options={orders} />
  </Row>
);

function Rows() {
  const { data } = useListContext<ListedGuide>();
  return (
    <PlainList spacing={1.5}>
      {data?.map((guide) => (
        <RecordRow
          key={guide.id}
          record={guide}
          path={guidePath(guide.slug)}
          words={guideWords}
          consequence="Mientras esté en ella, los enlaces ya enviados no abren el PDF."
          ratio="4 / 3"
          text={guide.summary}
        />
      ))}
    </PlainList>
  );
}
