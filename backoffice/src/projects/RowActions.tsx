import type { Project } from "@estudio/contract";
import { projectPath } from "@estudio/contract/routes";
import ContentCopy from "@mui/icons-material/ContentCopy";
import { useRecordContext } from "react-admin";
import { useNavigate } from "react-router-dom";
import { IconAction } from "../layout/IconAction";
import { RecordActions } from "../lists/RecordActions";
import { copyOf } from "./ProjectActions";
import { projectWords } from "./words";

export function RowActions() {
  const project = useRecordContext<Project>();
  const navigate = useNavigate();
  if (!project) return null;
  return (
    <RecordActions record={project} path={projectPath(project.slug)} words={projectWords}>
      <IconAction
        label={`Duplicar ${project.title}`}
        icon={ContentCopy}
        onClick={() => navigate("/projects/new", { state: copyOf(project) })}
      />
    </RecordActions>
  );
}
