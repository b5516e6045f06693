import type { TrashedContact } from "@estudio/contract";
import { isolated } from "@estudio/contract/text/invisible";
import { Button, Card, Stack, Typography } from "@mui/material";
import { RecordContextProvider, useListContext, usePermissions } from "react-admin";
import { BackButton } from "../../editor/BackButton";
import { Problem } from "../../layout/errors/Problem";
import { PageHeader } from "../../layout/PageHeader";
import { Grow, PlainList, Row } from "../../layout/parts";
import { CategoryBadge } from "../../lists/badges";
import { DeleteAction } from "../../lists/DeleteAction";
import { ListFrame } from "../../lists/ListFrame";
import { ListOf } from "../../lists/ListOf";
import { useRestore } from "../../trash/useRestore";
import { formatMoment } from "../../words/formats";
import { formatRetention } from "./formatRetention";
import { useRetention } from "./useRetention";

const empty = "No hay consultas eliminadas";

export default function ContactTrash() {
  const hours = useRetention()?.trashHours;
  return (
    <ListOf resource="contacts/trash" sort={{ field: "deletedAt", order: "DESC" }} perPage={48}>
      <PageHeader
        title="Consultas eliminadas"
        subtitle={
          hours
            ? `Se pueden recuperar durante ${formatRetention(hours)}. Después se borran para siempre, con sus archivos.`
            : ""
        }
        before={<BackButton to="/contacts" label="Consultas" />}
      />
      <ListFrame empty={<Problem title={empty} />} noMatch={empty}>
        <Rows />
      </ListFrame>
    </ListOf>
  );
}

function Rows() {
  const { data } = useListContext<TrashedContact>();
  return (
    <PlainList>
      {data?.map((one) => (
        <RecordContextProvider key={one.id} value={one}>
          <TrashedRow trashed={one} />
        </RecordContextProvider>
      ))}
    </PlainList>
  );
}

function TrashedRow({ trashed }: { trashed: TrashedContact }) {
  const { id, email, category, createdAt, deletedBy, deletedAt, until } = trashed;
  const name = isolated(trashed.name);
  const { permissions } = usePermissions<string>();
  const restore = useRestore();
  return (
    <Card component="li" variant="row">
      <Row spacing={2}>
        <Grow from={220}>
          <Stack spacing={0.5}>
            <Row>
              <Typography variant="strong">{name}</Typography>
              <CategoryBadge category={category} />
            </Row>
            <Typography variant="body2" color="textSecondary">
              {isolated(email)} · recibida el {formatMoment(createdAt)}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {deletedBy}, {formatMoment(deletedAt)} · se borra el {formatMoment(until)}
            </Typography>
          </Stack>
        </Grow>
        <Button
          variant="outlined"
          size="small"
          aria-label={`Recuperar la consulta de ${name}`}
          onClick={() => void restore("contacts", [id]).catch(() => undefined)}
        >
          Recuperar
        </Button>
        {permissions === "owner" && (
          <DeleteAction
            label={`Borrar para siempre la consulta de ${name}`}
            question={`¿Borrar para siempre la consulta de ${name}?`}
            detail="Con sus mensajes y sus archivos. No se puede deshacer."
            deleted="Borrada para siempre"
            failed="No se pudo borrar"
          />
        )}
      </Row>
    </Card>
  );
}
