import type { Trashed } from "@estudio/contract";
import { Button, Card, Chip, Stack, Typography } from "@mui/material";
import { RecordContextProvider, useListContext, usePermissions } from "react-admin";
import { Grow, PlainList, Row } from "../layout/parts";
import { DeleteAction } from "../lists/DeleteAction";
import { formatDay, formatMoment } from "../words/formats";
import { trashable } from "./trashable";
import { useRestore } from "./useRestore";

export function TrashRows() {
  const { data } = useListContext<Trashed>();
  return (
    <PlainList>
      {data?.map((one) => (
        <RecordContextProvider key={one.id} value={one}>
          <TrashRow trashed={one} />
        </RecordContextProvider>
      ))}
    </PlainList>
  );
}

function TrashRow({ trashed: { resource, recordId, title, deletedBy, deletedAt, until } }: { trashed: Trashed }) {
  const { permissions } = usePermissions<string>();
  const restore = useRestore();
  return (
    <Card component="li" variant="row">
      <Row spacing={2}>
        <Grow from={220}>
          <Stack spacing={0.5}>
            <Row>
              <Chip size="small" variant="outlined" label={trashable[resource].one} />
              <Typography variant="strong">{title}</Typography>
            </Row>
            <Typography variant="body2" color="textSecondary">
              {deletedBy}, {formatMoment(deletedAt)} · se borra el {formatDay(until)}
            </Typography>
          </Stack>
        </Grow>
        <Button
          variant="outlined"
          size="small"
          aria-label={`Recuperar ${title}`}
          onClick={() => void restore(resource, [recordId]).catch(() => undefined)}
        >
          Recuperar
        </Button>
        {permissions === "owner" && (
          <DeleteAction
            label={`Borrar ${title} para siempre`}
            question={`¿Borrar ${title} para siempre?`}
            detail="Con su historial. No se puede deshacer."
            deleted="Borrado para siempre"
            failed="No se pudo borrar"
          />
        )}
      </Row>
    </Card>
  );
}
