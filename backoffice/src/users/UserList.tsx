import type { User } from "@estudio/contract";
import { roles } from "@estudio/contract/options";
import Add from "@mui/icons-material/Add";
import EditOutlined from "@mui/icons-material/EditOutlined";
import KeyOutlined from "@mui/icons-material/KeyOutlined";
import { Avatar, Box, Button, Card, Chip, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { ListBase, RecordContextProvider, useGetIdentity, useListContext } from "react-admin";
import { formatDay } from "../formats";
import { IconAction } from "../layout/IconAction";
import { PageHeader } from "../layout/PageHeader";
import { OwnersOnly, Problem } from "../layout/Problem";
import { DeleteAction } from "../lists/DeleteAction";
import { ListFrame } from "../lists/ListFrame";
import { SearchBox } from "../lists/SearchBox";
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
        tools={<SearchBox label="Buscar por nombre o correo" />}
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
    <Stack component="ul" spacing={1} sx={{ listStyle: "none", p: 0, m: 0 }}>
      {data?.map((user) => (
        <RecordContextProvider key={user.id} value={user}>
          <UserRow user={user} onOpen={onOpen} />
        </RecordContextProvider>
      ))}
    </Stack>
  );
}

function UserRow({ user, onOpen }: { user: User; onOpen: (open: Open) => void }) {
  const { data: me } = useGetIdentity();
  return (
    <Card component="li" sx={{ display: "flex", flexWrap: "wrap", gap: 2, p: 1.5, alignItems: "center" }}>
      <Avatar aria-hidden sx={{ bgcolor: "#EFE6D6", color: "text.primary" }}>
        {user.name.charAt(0).toUpperCase()}
      </Avatar>
      <Box sx={{ flex: "1 1 200px", minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
          {user.name} {me?.id === user.id && <Chip size="small" label="Tú" />}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
          {user.email} · desde el {formatDay(user.createdAt)}
        </Typography>
      </Box>
      <Chip size="small" variant="outlined" label={roles[user.role]} />
      {!user.isActive && <Chip size="small" color="warning" variant="outlined" label="Desactivado" />}
      <Stack direction="row">
        <IconAction
          label={`Editar a ${user.name}`}
          icon={<EditOutlined fontSize="small" />}
          onClick={() => onOpen({ what: "edit", user })}
        />
        <IconAction
          label={`Cambiar la contraseña de ${user.name}`}
          icon={<KeyOutlined fontSize="small" />}
          onClick={() => onOpen({ what: "password", user })}
        />
        <DeleteAction
          label={`Eliminar a ${user.name}`}
          question={`¿Estás seguro de que quieres eliminar al usuario ${user.name}?`}
          deleted="Usuario eliminado"
          failed="No se pudo eliminar el usuario"
          serverSays
        />
      </Stack>
    </Card>
  );
}
