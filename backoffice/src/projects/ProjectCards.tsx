import type { ListedProject } from "@estudio/contract";
import { Card, Stack, Typography } from "@mui/material";
import { RecordContextProvider, useListContext } from "react-admin";
import { Link } from "react-router-dom";
import { CopyBadge } from "../copies/CopyBadge";
import { Thumb } from "../inputs/pictures/Thumb";
import { ClampedText, Columns, QuietLink, Row } from "../layout/parts";
import { CategoryBadge, FeaturedBadge, ScheduleNote, StatusBadge } from "../lists/badges";
import { SelectBox } from "../lists/filters/SelectBox";
import { MissingTranslations } from "../lists/translations";
import { formatDay } from "../words/formats";
import * as css from "./ProjectCards.module.css";
import { RowActions } from "./RowActions";

export function ProjectCards() {
  const { data } = useListContext<ListedProject>();
  return (
    <Columns component="ul" role="list" of="repeat(auto-fill, minmax(min(280px, 100%), 1fr))" spacing={2.5}>
      {data?.map((project) => (
        <RecordContextProvider key={project.id} value={project}>
          <ProjectCard project={project} />
        </RecordContextProvider>
      ))}
    </Columns>
  );
}

function ProjectCard({ project }: { project: ListedProject }) {
  const edit = `/projects/${project.id}/edit`;
  return (
    <Card component="li" className={css.card}>
      <Link to={edit} tabIndex={-1} aria-hidden>
        <Thumb path={project.mainImage} ratio="3 / 2" width={640} />
      </Link>
      <SelectBox id={project.id} label={`Seleccionar ${project.title}`} className={css.select} />
      <Stack spacing={1} className={css.words}>
        <Row spacing={0.75}>
          {project.featured && <FeaturedBadge />}
          <StatusBadge record={project} />
          <CopyBadge />
          <CategoryBadge category={project.category} />
          <ScheduleNote {...project} />
          <MissingTranslations missing={project.missing} />
        </Row>
        <QuietLink to={edit} variant="h3">
          {project.title}
        </QuietLink>
        <Typography variant="body2" color="textSecondary">
          {project.location || "Sin ubicación"}
        </Typography>
        <ClampedText>{project.description}</ClampedText>
        <Row className={css.foot} justify="space-between">
          <Typography variant="caption" color="textSecondary">
            Actualizado el {formatDay(project.updatedAt)}
          </Typography>
          <RowActions />
        </Row>
      </Stack>
    </Card>
  );
}
