import type { ListedProject, Project } from "@estudio/contract";
import { projectPath } from "@estudio/contract/routes";
import ContentCopy from "@mui/icons-material/ContentCopy";
import { useDataProvider, useRecordContext } from "react-admin";
import { useNavigate } from "react-router-dom";
import { failureText } from "../data/api";
import { IconAction } from "../layout/IconAction";
import { useToast } from "../layout/toasts/useToast";
import { RecordActions } from "../lists/RecordActions";
import { copyOf } from "./ProjectActions";
import { projectWords } from "./words";

export function RowActions() {
  const project = useRecordContext<ListedProject>();
  const dataProvider = useDataProvider();
  const navigate = useNavigate();
  const toast = useToast();
  if (!project) return null;
  const { id, title, slug } = project;
  const duplicate = () =>
    dataProvider.getOne<Project>("projects", { id }).then(
      ({ data }) => navigate("/projects/new", { state: copyOf(data) }),
      (thrown) => toast.failed(failureText(thrown, "No se pudo leer el proyecto")),
    );
  return (
    <RecordActions record={project} path={projectPath(slug)} words={projectWords}>
      <IconAction label={`Duplicar ${title}`} icon={ContentCopy} onClick={duplicate} />
    </RecordActions>
  );
}
