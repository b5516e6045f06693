import type { ChangedSecondFactor, Passkey, SecondFactor as SecondFactorNow } from "@estudio/contract";
import { Button, Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, serverMessage } from "../data/api";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { LoadError } from "../layout/errors/LoadError";
import { Row } from "../layout/parts";
import { Section } from "../layout/Section";
import { useToast } from "../layout/toasts/useToast";
import { Waiting } from "../layout/Waiting";
import { CodesDialog } from "./CodesDialog";
import { PasskeyDialog } from "./passkeys/PasskeyDialog";
import { PasskeyRows } from "./passkeys/PasskeyRows";
import { RenamePasskey } from "./passkeys/RenamePasskey";
import { RecoveryCodes } from "./RecoveryCodes";
import { secondFactorKey, useSecondFactor } from "./useSecondFactor";

type Open =
  | { what: "codes"; secret: string; uri: string }
  | { what: "codesOff" | "renew" | "passkey" }
  | { what: "rename" | "remove"; passkey: Passkey };

/** Warning before the last second factor is removed. */
const lastFactorWarning = "Tus códigos de recuperación dejarán de valer también, y entrarás solo con la contraseña.";

export default function SecondFactor() {
  const { data, error, refetch } = useSecondFactor();
  const queries = useQueryClient();
  const toast = useToast();
  const [open, setOpen] = useState<Open>();
  const [newCodes, setNewCodes] = useState<string[]>([]);
  if (error) return <LoadError what="No se pudo leer tu verificación en dos pasos" error={error} onRetry={refetch} />;
  if (!data) return <Waiting />;
  const close = () => setOpen(undefined);
  const changed = (done: string) => (factor: SecondFactorNow & Partial<ChangedSecondFactor>) => {
    const { recoveryCodes = [], ...now } = factor;
    queries.setQueryData(secondFactorKey, now);
    setNewCodes(recoveryCodes);
    close();
    toast.done(done);
  };
  const attempt = (act: () => Promise<unknown>, failed: string) => async () => {
    try {
      await act();
    } catch (thrown) {
      toast.failed(serverMessage(thrown, failed));
      throw thrown;
    }
  };
  const startCodes = () =>
    attempt(
      async () => setOpen({ what: "codes", ...(await call("POST /api/auth/codes")) }),
      "No se han podido preparar los códigos",
    )().catch(() => {});
  return (
    <>
      <Section
        title="Verificación en dos pasos"
        help="Además de la contraseña, algo que solo tienes tú: quien la averigüe no entra con ella sola."
      >
        <Typography>
          {data.codes
            ? "Los códigos de tu aplicación están activados."
            : "Una aplicación del teléfono enseña seis cifras que cambian cada medio minuto."}
        </Typography>
        <Row>
          {data.codes ? (
            <Button variant="outlined" onClick={() => setOpen({ what: "codesOff" })}>
              Quitar los códigos
            </Button>
          ) : (
            <Button variant="outlined" onClick={startCodes}>
              Activar los códigos
            </Button>
          )}
        </Row>
        {(data.codes || data.passkeys.length > 0) && (
          <>
            <Typography>
              Te quedan {data.recoveryLeft} códigos de recuperación, para cuando no tengas a mano lo demás.
            </Typography>
            <Row>
              <Button variant="outlined" onClick={() => setOpen({ what: "renew" })}>
                Hacer códigos de recuperación nuevos
              </Button>
            </Row>
          </>
        )}
      </Section>
      <Section
        title="Llaves de acceso"
        help="Entras con la huella, la cara o el PIN de tu dispositivo, sin escribir la contraseña. Nadie puede copiarla ni pedírtela por teléfono."
      >
        <PasskeyRows
          passkeys={data.passkeys}
          onRename={(passkey) => setOpen({ what: "rename", passkey })}
          onRemove={(passkey) => setOpen({ what: "remove", passkey })}
        />
        <Row>
          <Button variant="outlined" onClick={() => setOpen({ what: "passkey" })}>
            Añadir una llave de acceso
          </Button>
        </Row>
      </Section>
      {open?.what === "codes" && (
        <CodesDialog secret={open.secret} uri={open.uri} onDone={changed("Códigos activados")} onClose={close} />
      )}
      {open?.what === "passkey" && <PasskeyDialog onDone={changed("Llave de acceso añadida")} onClose={close} />}
      {open?.what === "rename" && (
        <RenamePasskey
          passkey={open.passkey}
          onDone={(now) => void queries.setQueryData(secondFactorKey, now)}
          onClose={close}
        />
      )}
      {open?.what === "codesOff" && (
        <ConfirmDialog
          title="¿Quitar los códigos?"
          confirm="Quitar"
          destructive
          onClose={close}
          onConfirm={attempt(
            async () => changed("Códigos quitados")(await call("DELETE /api/auth/codes")),
            "No se han podido quitar los códigos",
          )}
        >
          <Typography>
            {data.passkeys.length > 0 ? "Tus llaves de acceso siguen valiendo." : lastFactorWarning}
          </Typography>
        </ConfirmDialog>
      )}
      {open?.what === "renew" && (
        <ConfirmDialog
          title="¿Hacer códigos de recuperación nuevos?"
          confirm="Hacer otros"
          onClose={close}
          onConfirm={attempt(
            async () => changed("Códigos de recuperación nuevos")(await call("POST /api/auth/recovery-codes")),
            "No se han podido hacer",
          )}
        >
          <Typography>Los anteriores dejan de valer.</Typography>
        </ConfirmDialog>
      )}
      {open?.what === "remove" && (
        <ConfirmDialog
          title={`¿Quitar la llave de acceso «${open.passkey.name}»?`}
          confirm="Quitar"
          destructive
          onClose={close}
          onConfirm={attempt(
            async () =>
              changed("Llave de acceso quitada")(
                await call("DELETE /api/auth/passkeys/{id}", { params: { id: open.passkey.id } }),
              ),
            "No se ha podido quitar la llave de acceso",
          )}
        >
          <Typography>Dejará de servir para entrar aquí. En tu dispositivo puedes borrarla también.</Typography>
          {data.passkeys.length === 1 && !data.codes && <Typography>{lastFactorWarning}</Typography>}
        </ConfirmDialog>
      )}
      {newCodes.length > 0 && <RecoveryCodes codes={newCodes} onClose={() => setNewCodes([])} />}
    </>
  );
}
