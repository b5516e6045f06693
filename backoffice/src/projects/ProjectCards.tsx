import type { Project } from "@estudio/contract";
import { projectTranslatable } from "@estudio/contract/project";
import { Box, Card, Stack, Link as TextLink, Typography } from "@mui/material";
import { RecordContextProvider, useListContext } from "react-admin";
import { Link } from "react-router-dom";
import { formatDay } from "../formats";
import { Thumb } from "../inputs/Thumb";
import { CategoryBadge, FeaturedBadge, ScheduleNote, StatusBadge } from "../lists/badges";
import { SelectBox } from "../lists/SelectBox";
import { MissingMarks } from "../lists/translations";
import { RowActions } from "./RowActions";

/** The projects as cards. */
export function ProjectCards() {
  const { data } = useListContext<Project>();
  return (
    <Box
      component="ul"
      sx={{
        listStyle: "none",
        p: 0,
        m: 0,
        display: "grid",
        gap: 2.5,
        gridTemplateColumns: "repeat(auto-fill, minmax(min(280px, 100%), 1fr))",
      }}
    >
      {data?.map((project) => (
        <RecordContextProvider key={project.id} value={project}>
          <ProjectCard project={project} />
        </RecordContextProvider>
      ))}
    </Box>
  );
}

function ProjectCard({ project }: { project: Project }) {
  return (
    <Card component="li" sx={{ display: "flex", flexDirection: "column", position: "relative" }}>
      <Box component={Link} to={`/projects/${project.id}/edit`} tabIndex={-1} aria-hidden>
        <Thumb path={project.mainImage} ratio="3 / 2" width={640} />
      </Box>
      <SelectBox
        id={project.id}
        label={`Seleccionar ${project.title}`}
        sx={{
          position: "absolute",
          top: 6,
          left: 6,
          p: 0.5,
          bgcolor: "#FFFFFFD9",
          borderRadius: 1,
          "&:hover": { bgcolor: "#fff" },
        }}
      />
      <Stack spacing={1} sx={{ p: 2, flex: 1 }}>
        <Stack direction="row" useFlexGap spacing={0.75} sx={{ flexWrap: "wrap" }}>
          {project.featured && <FeaturedBadge />}
          <StatusBadge record={project} />
          <CategoryBadge category={project.category} />
          <ScheduleNote {...project} />
          <MissingMarks record={project} fields={projectTranslatable} />
        </Stack>
        <TextLink component={Link} to={`/projects/${project.id}/edit`} color="inherit" underline="hover" variant="h3">
          {project.title}
        </TextLink>
        <Typography variant="body2" color="textSecondary">
          {project.location || "Sin ubicación"}
        </Typography>
        <Typography variant="body2" sx={clamp(2)}>
          {project.description}
        </Typography>
        <Stack direction="row" sx={{ mt: "auto", pt: 1, alignItems: "center", justifyContent: "space-between" }}>
          <Typography variant="caption" color="textSecondary">
            Actualizado el {formatDay(project.updatedAt)}
          </Typography>
          <RowActions />
        </Stack>
      </Stack>
    </Card>
  );
}

const clamp = (lines: number) =>
  ({ display: "-webkit-box", WebkitLineClamp: lines, WebkitBoxOrient: "vertical", overflow: "hidden" }) as const;
