import type { Passkey, SecondFactor } from "@estudio/contract";
import { call } from "../../data/api";
import { Field } from "../../inputs/Field";
import { FormDialog } from "../../users/FormDialog";
import { checkPasskeyName } from "./passkeyName";

type Props = { passkey: Passkey; onDone: (factor: SecondFactor) => void; onClose: () => void };

export const RenamePasskey = ({ passkey: { id, name: before }, onDone, onClose }: Props) => (
  <FormDialog
    title={`Otro nombre para «${before}»`}
    defaultValues={{ name: before }}
    validate={checkPasskeyName}
    onSubmit={async ({ name }) => onDone(await call("PUT /api/auth/passkeys/{id}", { params: { id }, body: { name } }))}
    done="Nombre cambiado"
    failed="No se ha podido cambiar el nombre"
    onClose={onClose}
  >
    <Field source="name" label="Nombre" autoFocus />
  </FormDialog>
);
