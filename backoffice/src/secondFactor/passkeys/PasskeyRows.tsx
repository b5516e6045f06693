import type { Passkey } from "@estudio/contract";
import { Button, Card, Typography } from "@mui/material";
import { Grow, PlainList, Row } from "../../layout/parts";
import { formatMoment } from "../../words/formats";

type Props = { passkeys: Passkey[]; onRename: (passkey: Passkey) => void; onRemove: (passkey: Passkey) => void };

export function PasskeyRows({ passkeys, onRename, onRemove }: Props) {
  if (passkeys.length === 0) return <Typography>No tienes ninguna.</Typography>;
  return (
    <PlainList>
      {passkeys.map((passkey) => (
        <Card key={passkey.id} component="li" variant="row">
          <Row spacing={2}>
            <Grow from={200}>
              <Typography variant="strong">{passkey.name}</Typography>
              <Typography variant="body2" color="textSecondary">
                {passkey.lastUsedAt
                  ? `Usada por última vez el ${formatMoment(passkey.lastUsedAt)}`
                  : "Todavía no se ha usado"}{" "}
                · guardada el {formatMoment(passkey.createdAt)}
              </Typography>
            </Grow>
            <Button
              onClick={() => onRename(passkey)}
              aria-label={`Cambiar nombre de la llave de acceso ${passkey.name}`}
            >
              Cambiar nombre
            </Button>
            <Button onClick={() => onRemove(passkey)} aria-label={`Quitar la llave de acceso ${passkey.name}`}>
              Quitar
            </Button>
          </Row>
        </Card>
      ))}
    </PlainList>
  );
}
