import { Button } from "@mui/material";
import { lazy, Suspense, useState } from "react";
import { PasswordInput, useGetIdentity } from "react-admin";
import { useSearchParams } from "react-router-dom";
import { call } from "../data/api";
import { forgetSession } from "../data/session";
import { Field } from "../inputs/Field";
import { PageHeader } from "../layout/PageHeader";
import { Row } from "../layout/parts";
import { Section } from "../layout/Section";
import { Waiting } from "../layout/Waiting";
import { ownSessions } from "../sessions/calls";
import { OpenSessions } from "../sessions/OpenSessions";
import { FormDialog } from "../users/FormDialog";
import { checkPassword } from "../users/validation";
import { GeneratedPassword } from "./GeneratedPassword";

const SecondFactor = lazy(() => import("../secondFactor/SecondFactor"));

export default function Profile() {
  const { data, refetch } = useGetIdentity();
  const [asked, ask] = useSearchParams();
  const [renaming, setRenaming] = useState(false);
  if (!data) return <Waiting />;
  return (
    <>
      <PageHeader title="Tu perfil" />
      <GeneratedPassword />
      <Section title={data.fullName ?? ""} help={data.email}>
        <Row>
          <Button variant="outlined" onClick={() => setRenaming(true)}>
            Cambiar nombre
          </Button>
          <Button variant="outlined" onClick={() => ask({ clave: "" }, { replace: true })}>
            Cambiar contraseña
          </Button>
        </Row>
      </Section>
      <Suspense fallback={<Waiting />}>
        <SecondFactor />
      </Suspense>
      <Section
        title="Sesiones abiertas"
        help="Dónde has entrado en el panel. Cierra las que no reconozcas, y cambia después la contraseña."
      >
        <OpenSessions calls={ownSessions} all="Cerrar las demás" />
      </Section>
      {renaming && (
        <FormDialog
          title="Cambiar nombre"
          defaultValues={{ name: data.fullName ?? "" }}
          validate={({ name }): Record<string, string> =>
            String(name ?? "").trim() ? {} : { name: "El nombre es requerido" }
          }
          onSubmit={async ({ name }) => {
            forgetSession((await call("PUT /api/auth/me", { body: { name } })).user);
            await refetch();
          }}
          done="Usuario actualizado"
          failed="No se pudo actualizar el usuario"
          onClose={() => setRenaming(false)}
        >
          <Field source="name" label="Nombre" autoComplete="name" autoFocus />
        </FormDialog>
      )}
      {asked.has("clave") && (
        <OwnPassword email={data.email} onChanged={refetch} onClose={() => ask({}, { replace: true })} />
      )}
    </>
  );
}

type OwnPasswordProps = { email: string; onChanged: () => unknown; onClose: () => void };

const OwnPassword = ({ email, onChanged, onClose }: OwnPasswordProps) => (
  <FormDialog
    title="Cambiar contraseña"
    defaultValues={{ current: "", password: "" }}
    validate={(values) => ({
      ...(values.current ? {} : { current: "Este campo es obligatorio" }),
      ...checkPassword(values),
    })}
    onSubmit={async ({ current, password }) => {
      forgetSession((await call("PUT /api/auth/password", { body: { current, password } })).user);
      await onChanged();
    }}
    done="Contraseña actualizada"
    failed="No se pudo cambiar la contraseña"
    onClose={onClose}
  >
    <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
    <PasswordInput source="current" label="Contraseña actual" autoComplete="current-password" helperText={false} />
    <PasswordInput source="password" label="Contraseña nueva" autoComplete="new-password" helperText={false} />
  </FormDialog>
);
