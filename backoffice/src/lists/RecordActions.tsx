import { type Published, publicationOf } from "@estudio/contract/content/publication";
import EditOutlined from "@mui/icons-material/EditOutlined";
import VisibilityOutlined from "@mui/icons-material/VisibilityOutlined";
import type { ReactNode } from "react";
import { useListContext } from "react-admin";
import { Link } from "react-router-dom";
import { IconAction } from "../layout/IconAction";
import { Row } from "../layout/parts";
import { describeDeletion } from "../trash/trashable";
import type { BulkWords } from "./BulkActions";
import { DeleteAction } from "./DeleteAction";

export type RecordActionsProps = {
  record: Published & { id: number; title: string };
  /** Public address. */
  path: string;
  words: BulkWords;
  consequence?: string;
  children?: ReactNode;
};

export function RecordActions({ record, path, words, consequence, children }: RecordActionsProps) {
  const { resource } = useListContext();
  const { id, title } = record;
  const isPublic = publicationOf(record) === "published";
  const detail = [isPublic && "Desaparecerá también de la web.", describeDeletion(resource), consequence];
  return (
    <Row nowrap spacing={0}>
      {isPublic && (
        <IconAction
          label={`Ver ${title} en la web`}
          icon={VisibilityOutlined}
          component="a"
          href={path}
          target="_blank"
        />
      )}
      <IconAction label={`Editar ${title}`} icon={EditOutlined} component={Link} to={`/${resource}/${id}/edit`} />
      {children}
      <DeleteAction
        label={`Eliminar ${title}`}
        question={`¿Eliminar ${words.feminine ? "la" : "el"} ${words.one} ${title}?`}
        detail={detail.filter(Boolean).join(" ")}
        deleted={words.deleted}
        failed={words.deleteFailed}
      />
    </Row>
  );
}
