import type { Guide } from "@estudio/contract";
import { publicationOf } from "@estudio/contract/content/publication";
import { guideTranslatable } from "@estudio/contract/content/translatable";
import { statuses } from "@estudio/contract/enquiries/options";
import { guidePath } from "@estudio/contract/routes";
import Add from "@mui/icons-material/Add";
import EditOutlined from "@mui/icons-material/EditOutlined";
import VisibilityOutlined from "@mui/icons-material/VisibilityOutlined";
import { Box, Button, Card, Stack } from "@mui/material";
import { RecordContextProvider, useListContext } from "react-admin";
import { Link } from "react-router-dom";
import { CopyMark } from "../copies/CopyMark";
import { Thumb } from "../inputs/pictures/Thumb";
import { IconAction } from "../layout/IconAction";
import { PageHeader } from "../layout/PageHeader";
import { Problem } from "../layout/Problem";
import { Beginning, Grow, PlainList, QuietLink, Row } from "../layout/parts";
import { BulkActions } from "../lists/BulkActions";
import { ScheduleNote, StatusBadge } from "../lists/badges";
import { DeleteAction } from "../lists/DeleteAction";
import { SelectFilter, SortSelect } from "../lists/filters";
import { ListFrame } from "../lists/ListFrame";
import { ListOf } from "../lists/ListOf";
import { SearchBox } from "../lists/SearchBox";
import { SelectBox } from "../lists/SelectBox";
import { MissingMarks, missingChoices } from "../lists/translations";
import { whatDeletingMeans } from "../trash/trashable";
import { guideWords } from "./words";

const orders = { "position ASC": "Orden de la web", "updatedAt DESC": "Últimos cambios", "title ASC": "Título" };
const changes = { Publicar: { status: "published" }, "Pasar a borrador": { status: "draft" } };

/** All guides, one per row. */
export default function GuideList() {
  return (
    <ListOf resource="guides" sort={{ field: "position", order: "ASC" }} perPage={24}>
      <PageHeader
        title="Guías"
        subtitle="Se ofrecen en la web y se mandan en PDF a quien confirma su correo."
        actions={<NewGuide label="Nueva guía" />}
      />
      <ListFrame
        tools={<Tools />}
        empty={<Problem title="Todavía no hay guías" action={<NewGuide label="Escribir la primera guía" />} />}
        noMatch="No se encontraron guías"
      >
        <BulkActions words={guideWords} changes={changes} />
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
  const { data } = useListContext<Guide>();
  return (
    <PlainList spacing={1.5}>
      {data?.map((guide) => (
        <RecordContextProvider key={guide.id} value={guide}>
          <GuideRow guide={guide} />
        </RecordContextProvider>
      ))}
    </PlainList>
  );
}

function GuideRow({ guide }: { guide: Guide }) {
  const edit = `/guides/${guide.id}/edit`;
  return (
    <Card component="li" variant="row">
      <Row nowrap spacing={2}>
        <SelectBox id={guide.id} label={`Seleccionar ${guide.title}`} />
        <Box component={Link} to={edit} tabIndex={-1} aria-hidden sx={{ display: { xs: "none", sm: "block" } }}>
          <Thumb path={guide.imageUrl} ratio="4 / 3" size={132} />
        </Box>
        <Grow>
          <Row spacing={2}>
            <Grow from={220}>
              <Stack spacing={0.5}>
                <Row spacing={0.75}>
                  <StatusBadge record={guide} />
                  <CopyMark />
                  <ScheduleNote {...guide} />
                  <MissingMarks record={guide} fields={guideTranslatable} />
                </Row>
                <QuietLink to={edit} variant="h3">
                  {guide.title}
                </QuietLink>
                <Beginning color="textSecondary">{guide.summary}</Beginning>
              </Stack>
            </Grow>
            <Actions guide={guide} edit={edit} />
          </Row>
        </Grow>
      </Row>
    </Card>
  );
}

const Actions = ({ guide, edit }: { guide: Guide; edit: string }) => (
  <Row nowrap spacing={0}>
    {publicationOf(guide) === "published" && (
      <IconAction
        label={`Ver ${guide.title} en la web`}
        icon={VisibilityOutlined}
        component="a"
        href={guidePath(guide.slug)}
        target="_blank"
      />
    )}
    <IconAction label={`Editar ${guide.title}`} icon={EditOutlined} component={Link} to={edit} />
    <DeleteAction
      label={`Eliminar ${guide.title}`}
      question={`¿Eliminar la guía ${guide.title}?`}
      detail={`Desaparece de la web, y los enlaces ya enviados no abren el PDF mientras esté en la papelera. ${whatDeletingMeans("guides")}`}
      deleted={guideWords.deleted}
      failed={guideWords.deleteFailed}
    />
  </Row>
);
