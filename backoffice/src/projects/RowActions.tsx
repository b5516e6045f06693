import type { Project } from "@estudio/contract";
import { publicationOf } from "@estudio/contract/content/publication";
import { projectPath } from "@estudio/contract/routes";
import ContentCopy from "@mui/icons-material/ContentCopy";
import EditOutlined from "@mui/icons-material/EditOutlined";
import VisibilityOutlined from "@mui/icons-material/VisibilityOutlined";
import { Stack } from "@mui/material";
import { useRecordContext } from "react-admin";
import { Link, useNavigate } from "react-router-dom";
import { IconAction } from "../layout/IconAction";
import { DeleteAction, deletionDetail } from "../lists/DeleteAction";
import { copyOf } from "./ProjectActions";
import { projectWords } from "./words";

/** View on the site, edit, duplicate, delete. */
export function RowActions() {
  const project = useRecordContext<Project>();
  const navigate = useNavigate();
  if (!project) return null;
  return (
    <Stack direction="row">
      {publicationOf(project) === "published" && (
        <IconAction
          label={`Ver ${project.title} en la web`}
          icon={VisibilityOutlined}
          component="a"
          href={projectPath(project.slug)}
          target="_blank"
        />
      )}
      <IconAction
        label={`Editar ${project.title}`}
        icon={EditOutlined}
        component={Link}
        to={`/projects/${project.id}/edit`}
      />
      <IconAction
        label={`Duplicar ${project.title}`}
        icon={ContentCopy}
        onClick={() => navigate("/projects/new", { state: copyOf(project) })}
      />
      <DeleteAction
        label={`Eliminar ${project.title}`}
        question={`¿Eliminar el proyecto ${project.title}?`}
        detail={deletionDetail(project)}
        deleted={projectWords.deleted}
        failed={projectWords.deleteFailed}
      />
    </Stack>
  );
}
