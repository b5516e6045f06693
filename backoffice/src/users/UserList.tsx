import type { User } from "@estudio/contract";
import { roles } from "@estudio/contract/enquiries/options";
import Add from "@mui/icons-material/Add";
import EditOutlined from "@mui/icons-material/EditOutlined";
import KeyOutlined from "@mui/icons-material/KeyOutlined";
import { Avatar, Button, Card, Chip, Typography } from "@mui/material";
import { useState } from "react";
import { ListBase, RecordContextProvider, useGetIdentity, useListContext } from "react-admin";
import { IconAction } from "../layout/IconAction";
import { PageHeader } from "../layout/PageHeader";
import { OwnersOnly, Problem } from "../layout/Problem";
import { Grow, PlainList, Row } from "../layout/parts";
import { DeleteAction } from "../lists/DeleteAction";
import { ListFrame } from "../lists/ListFrame";
import { SearchBox } from "../lists/SearchBox";
import { formatDay } from "../words/formats";
import { PasswordDialog } from "./PasswordDialog";
import { UserDialog } from "./UserDialog";

type Open = { what: "create" } | { what: "edit" | "password"; user: User } | undefined;

/** Who may enter the panel. */
const UserList = () => (
  <OwnersOnly>
    <Users />
  </OwnersOnly>
);
export default UserList;

function Users() {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <ListBase resource="users" sort={{ field: "name", order: "ASC" }} perPage={48}>
      <PageHeader
        title="Usuarios"
        actions={
          <Button variant="contained" startIcon={<Add />} onClick={() => setOpen({ what: "create" })}>
            Nuevo usuario
          </Button>
        }
      />
      <ListFrame
        tools={
          <Row>
            <SearchBox label="Buscar por nombre o correo" />
          </Row>
        }
        empty={<Problem title="No hay usuarios" />}
        noMatch="No se encontraron usuarios"
      >
        <Rows onOpen={setOpen} />
      </ListFrame>
      {open?.what === "password" && <PasswordDialog user={open.user} onClose={close} />}
      {open?.what === "create" && <UserDialog onClose={close} />}
      {open?.what === "edit" && <UserDialog user={open.user} onClose={close} />}
    </ListBase>
  );
}

function Rows({ onOpen }: { onOpen: (open: Open) => void }) {
  const { data } = useListContext<User>();
  return (
    <PlainList>
      {data?.map((user) => (
        <RecordContextProvider key={user.id} value={user}>
          <UserRow user={user} onOpen={onOpen} />
        </RecordContextProvider>
      ))}
    </PlainList>
  );
}

function UserRow({ user, onOpen }: { user: User; onOpen: (open: Open) => void }) {
  const { data: me } = useGetIdentity();
  return (
    <Card component="li" variant="row">
      <Row spacing={2}>
        <Avatar aria-hidden>{user.name.charAt(0).toUpperCase()}</Avatar>
        <Grow from={200}>
          <Typography variant="strong">
            {user.name} {me?.id === user.id && <Chip size="small" label="Tú" />}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {user.email} · desde el {formatDay(user.createdAt)}
          </Typography>
        </Grow>
        <Chip size="small" variant="outlined" label={roles[user.role]} />
        {!user.isActive && <Chip size="small" color="warning" variant="outlined" label="Desactivado" />}
        <Row nowrap spacing={0}>
          <IconAction
            label={`Editar a ${user.name}`}
            icon={EditOutlined}
            onClick={() => onOpen({ what: "edit", user })}
          />
          <IconAction
            label={`Cambiar la contraseña de ${user.name}`}
            icon={KeyOutlined}
            onClick={() => onOpen({ what: "password", user })}
          />
          <DeleteAction
            label={`Eliminar a ${user.name}`}
            question={`¿Estás seguro de que quieres eliminar al usuario ${user.name}?`}
            deleted="Usuario eliminado"
            failed="No se pudo eliminar el usuario"
            serverSays
          />
        </Row>
      </Row>
    </Card>
  );
}
