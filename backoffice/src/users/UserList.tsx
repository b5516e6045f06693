import type { User } from "@estudio/contract";
import { startInterval } from "@estudio/contract/time";
import Add from "@mui/icons-material/Add";
import { Button } from "@mui/material";
import { useEffect, useState } from "react";
import { RecordContextProvider, useListContext } from "react-admin";
import { OwnersOnly, Problem } from "../layout/errors/Problem";
import { PageHeader } from "../layout/PageHeader";
import { PlainList, Row } from "../layout/parts";
import { SearchBox } from "../lists/filters/SearchBox";
import { ListFrame } from "../lists/ListFrame";
import { ListOf } from "../lists/ListOf";
import { PasswordDialog } from "./PasswordDialog";
import { RemoveSecondFactor } from "./RemoveSecondFactor";
import { SessionsDialog } from "./SessionsDialog";
import { UserDialog } from "./UserDialog";
import { type UserAction, UserRow } from "./UserRow";

type Open = { what: "create" } | UserAction | undefined;

/** Polling interval while an invitation is being sent. */
const pollMs = 2000;

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
    <ListOf resource="users" sort={{ field: "name", order: "ASC" }} perPage={48}>
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
      {open?.what === "sessions" && <SessionsDialog user={open.user} onClose={close} />}
      {open?.what === "factor" && <RemoveSecondFactor user={open.user} onClose={close} />}
      {open?.what === "create" && <UserDialog onClose={close} />}
      {open?.what === "edit" && <UserDialog user={open.user} onClose={close} />}
    </ListOf>
  );
}

function Rows({ onOpen }: { onOpen: (open: UserAction) => void }) {
  const { data, refetch } = useListContext<User>();
  const hasPendingInvitation = data?.some(({ invitation }) => invitation === "waiting");
  useEffect(() => {
    if (!hasPendingInvitation) return;
    const timer = startInterval(() => void refetch(), pollMs);
    return () => clearInterval(timer);
  }, [hasPendingInvitation, refetch]);
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
