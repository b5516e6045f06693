import type { User } from "@estudio/contract";
import { roles } from "@estudio/contract/enquiries/options";
import { BooleanInput, PasswordInput, useCreate, useUpdate } from "react-admin";
import { Choice } from "../inputs/Choice";
import { Field } from "../inputs/Field";
import { useSignInHelp } from "../login/useSignInHelp";
import { FormDialog } from "./FormDialog";
import { checkPassword, checkUser } from "./validation";

const newUser = { name: "", email: "", role: "editor" };

export const UserDialog = ({ user, onClose }: { user?: User; onClose: () => void }) =>
  user ? <EditUser user={user} onClose={onClose} /> : <CreateUser onClose={onClose} />;

/** With a mail server, the user is invited and chooses a password. Without one, the owner sets it. */
function CreateUser({ onClose }: { onClose: () => void }) {
  const [create] = useCreate();
  const help = useSignInHelp();
  if (!help) return null;
  return (
    <FormDialog
      title="Nuevo usuario"
      defaultValues={help.mail ? newUser : { ...newUser, password: "" }}
      validate={(values) => ({ ...checkUser(values), ...(help.mail ? {} : checkPassword(values)) })}
      onSubmit={(data) => create("users", { data }, { returnPromise: true })}
      done={help.mail ? "Invitación en camino" : "Usuario creado"}
      failed="No se pudo crear el usuario"
      onClose={onClose}
    >
      <Field source="name" autoFocus isRequired />
      <Field
        source="email"
        type="email"
        autoComplete="off"
        isRequired
        helperText={help.mail && "Le llegará un enlace para elegir su contraseña. Sirve siete días."}
      />
      {!help.mail && <PasswordInput source="password" autoComplete="new-password" isRequired helperText={false} />}
      <RoleInput />
    </FormDialog>
  );
}

function EditUser({ user, onClose }: { user: User; onClose: () => void }) {
  const [update] = useUpdate();
  const { name, email, role, isActive, version } = user;
  return (
    <FormDialog
      title={`Editar a ${user.name}`}
      defaultValues={{ name, email, role, isActive }}
      validate={checkUser}
      onSubmit={(values) =>
        update(
          "users",
          { id: user.id, data: { ...values, version }, previousData: user },
          {
            returnPromise: true,
            mutationMode: "pessimistic",
          },
        )
      }
      done="Usuario actualizado"
      failed="No se pudo actualizar el usuario"
      onClose={onClose}
    >
      <Field source="name" autoFocus isRequired />
      <Field source="email" type="email" autoComplete="off" isRequired />
      <RoleInput />
      <BooleanInput source="isActive" helperText={false} />
    </FormDialog>
  );
}

const RoleInput = () => (
  <Choice source="role" options={roles} helperText="Un propietario, además, gestiona usuarios y ajustes." />
);
