import type { ListedProject } from "@estudio/contract";
import { Box } from "@mui/material";
import type { ReactNode } from "react";
import { DataTable, useRecordContext } from "react-admin";
import { CopyBadge } from "../copies/CopyBadge";
import { Thumb } from "../inputs/pictures/Thumb";
import { Row } from "../layout/parts";
import { CategoryBadge, FeaturedBadge, ScheduleNote, StatusBadge } from "../lists/badges";
import { SelectBox, SelectPageBox } from "../lists/filters/SelectBox";
import { MissingTranslations } from "../lists/translations";
import { formatDay } from "../words/formats";
import { RowActions } from "./RowActions";

/** Table view, for many projects at once. */
const ProjectTable = () => (
  <Box sx={{ overflowX: "auto" }}>
    <DataTable<ListedProject> rowClick={(id) => `/projects/${id}/edit`} bulkActionButtons={false} size="small">
      <DataTable.Col
        source="id"
        label={<SelectPageBox />}
        disableSort
        render={(project) => (
          <Quiet>
            <SelectBox id={project.id} label={`Seleccionar ${project.title}`} />
          </Quiet>
        )}
      />
      <DataTable.Col label="Imagen" disableSort render={(project) => <Thumb path={project.mainImage} size={72} />} />
      <DataTable.Col source="title" />
      <DataTable.Col source="category" render={(project) => <CategoryBadge category={project.category} />} />
      <DataTable.Col source="location" />
      <DataTable.Col source="status" render={() => <State />} />
      <DataTable.Col source="updatedAt" render={(project) => formatDay(project.updatedAt)} />
      <DataTable.Col
        label="Acciones"
        disableSort
        render={() => (
          <Quiet>
            <RowActions />
          </Quiet>
        )}
      />
    </DataTable>
  </Box>
);
export default ProjectTable;

/** Stops clicks on its buttons from opening the row. */
const Quiet = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: it only stops propagation to the row
  // biome-ignore lint/a11y/useKeyWithClickEvents: the buttons inside handle the keyboard
  <div onClick={(event) => event.stopPropagation()}>{children}</div>
);

function State() {
  const project = useRecordContext<ListedProject>();
  if (!project) return null;
  return (
    <Row spacing={0.5}>
      <StatusBadge record={project} />
      <CopyBadge />
      {project.featured && <FeaturedBadge />}
      <ScheduleNote {...project} />
      <MissingTranslations missing={project.missing} />
    </Row>
  );
}
