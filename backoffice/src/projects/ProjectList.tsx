import { statuses } from "@estudio/contract/enquiries/options";
import Add from "@mui/icons-material/Add";
import GridView from "@mui/icons-material/GridView";
import TableRows from "@mui/icons-material/TableRows";
import { Button, ToggleButton, ToggleButtonGroup } from "@mui/material";
import { lazy, Suspense } from "react";
import { useStore } from "react-admin";
import { Link } from "react-router-dom";
import { Problem } from "../layout/errors/Problem";
import { PageHeader } from "../layout/PageHeader";
import { Row } from "../layout/parts";
import { Waiting } from "../layout/Waiting";
import { BulkActions, publicationChanges } from "../lists/BulkActions";
import { CategoryButtons, SelectFilter, SortSelect } from "../lists/filters/filters";
import { SearchBox } from "../lists/filters/SearchBox";
import { ListFrame } from "../lists/ListFrame";
import { ListOf } from "../lists/ListOf";
import { missingChoices } from "../lists/translations";
import { ProjectCards } from "./ProjectCards";
import { projectWords } from "./words";

/** Loaded on demand, because most users keep the cards. */
const ProjectTable = lazy(() => import("./ProjectTable"));

type View = "cards" | "table";
const orders = {
  "updatedAt DESC": "Últimos cambios",
  "createdAt DESC": "Más recientes",
  "title ASC": "Título",
  "location ASC": "Ubicación",
};
const changes = {
  ...publicationChanges,
  Destacar: { data: { featured: true } },
  "No destacar": { data: { featured: false } },
};

export default function ProjectList() {
  const [view, setView] = useStore<View>("projects.view", "cards");
  return (
    <ListOf resource="projects" sort={{ field: "updatedAt", order: "DESC" }} perPage={24} cards>
      <PageHeader
        title="Proyectos"
        actions={
          <Button variant="contained" component={Link} to="/projects/new" startIcon={<Add />}>
            Nuevo proyecto
          </Button>
        }
      />
      <ListFrame tools={<Tools view={view} onView={setView} />} empty={<Empty />} noMatch="No se encontraron proyectos">
        <BulkActions words={projectWords} changes={changes} />
        <Suspense fallback={<Waiting />}>{view === "table" ? <ProjectTable /> : <ProjectCards />}</Suspense>
      </ListFrame>
    </ListOf>
  );
}

const Empty = () => (
  <Problem
    title="No se encontraron proyectos"
    action={
      <Button variant="contained" component={Link} to="/projects/new">
        Crear el primer proyecto
      </Button>
    }
  />
);

const Tools = ({ view, onView }: { view: View; onView: (view: View) => void }) => (
  <>
    <CategoryButtons counts="GET /api/admin/projects/counts" />
    <Row spacing={1.5}>
      <SearchBox label="Buscar por título o ubicación" />
      <SelectFilter name="status" label="Estado" options={statuses} />
      <SelectFilter name="featured" label="Destacados" options={{ true: "Destacados", false: "No destacados" }} />
      <SelectFilter name="missing" label="Traducción" options={missingChoices} all="Todas" />
      <SortSelect options={orders} />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        onChange={(_event, value: View | null) => value && onView(value)}
        aria-label="Vista"
      >
        <ToggleButton value="cards" aria-label="Tarjetas">
          <GridView fontSize="small" />
        </ToggleButton>
        <ToggleButton value="table" aria-label="Tabla">
          <TableRows fontSize="small" />
        </ToggleButton>
      </ToggleButtonGroup>
    </Row>
  </>
);
