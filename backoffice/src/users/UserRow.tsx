import type { User } from "@estudio/contract";
import { invitationStates } from "@estudio/contract/auth/auditKinds";
import { roles } from "@estudio/contract/enquiries/options";
import DevicesOutlined from "@mui/icons-material/DevicesOutlined";
import EditOutlined from "@mui/icons-material/EditOutlined";
import ForwardToInboxOutlined from "@mui/icons-material/ForwardToInboxOutlined";
import KeyOutlined from "@mui/icons-material/KeyOutlined";
import PhonelinkEraseOutlined from "@mui/icons-material/PhonelinkEraseOutlined";
import { Avatar, Card, Chip, Typography } from "@mui/material";
import { useGetIdentity } from "react-admin";
import { call, serverMessage } from "../data/api";
import { refreshLists } from "../data/queryClient";
import { IconAction } from "../layout/IconAction";
import { Grow, Row } from "../layout/parts";
import { useToast } from "../layout/toasts/useToast";
import { DeleteAction } from "../lists/DeleteAction";
import { formatDay } from "../words/formats";

export type UserAction = { what: "edit" | "password" | "sessions" | "factor"; user: User };

export function UserRow({ user, onOpen }: { user: User; onOpen: (open: UserAction) => void }) {
  const { data: me } = useGetIdentity();
  const { name, invitation } = user;
  return (
    <Card component="li" variant="row">
      <Row spacing={2}>
        <Avatar aria-hidden>{name.charAt(0).toUpperCase()}</Avatar>
        <Grow from={200}>
          <Typography variant="strong">
            {name} {me?.id === user.id && <Chip size="small" label="Tú" />}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {user.email} · desde el {formatDay(user.createdAt)}
          </Typography>
        </Grow>
        <Chip size="small" variant="outlined" label={roles[user.role]} />
        {invitation && <Chip size="small" color="warning" variant="outlined" label={invitationStates[invitation]} />}
        {user.secondFactor && <Chip size="small" variant="outlined" label="Dos pasos" />}
        {!user.isActive && <Chip size="small" color="warning" variant="outlined" label="Desactivado" />}
        <Row nowrap spacing={0}>
          <IconAction label={`Editar a ${name}`} icon={EditOutlined} onClick={() => onOpen({ what: "edit", user })} />
          <IconAction
            label={`Cambiar la contraseña de ${name}`}
            icon={KeyOutlined}
            onClick={() => onOpen({ what: "password", user })}
          />
          {invitation ? <InvitedActions user={user} /> : <MemberActions user={user} onOpen={onOpen} />}
        </Row>
      </Row>
    </Card>
  );
}

function InvitedActions({ user }: { user: User }) {
  const toast = useToast();
  const inviteAgain = async () => {
    try {
      await call("POST /api/admin/users/{id}/invitation", { params: { id: user.id } });
      toast.done("Invitación en camino", `A ${user.email}; el enlace anterior ya no sirve`);
    } catch (thrown) {
      toast.failed(serverMessage(thrown, "No se pudo enviar la invitación"));
    }
    await refreshLists();
  };
  return (
    <>
      <IconAction label={`Invitar otra vez a ${user.name}`} icon={ForwardToInboxOutlined} onClick={inviteAgain} />
      <DeleteAction
        label={`Retirar la invitación de ${user.name}`}
        question={`¿Retirar la invitación de ${user.name}?`}
        detail="El enlace que recibió deja de servir."
        deleted="Invitación retirada"
        failed="No se pudo retirar la invitación"
        preferServerMessage
      />
    </>
  );
}

const MemberActions = ({ user, onOpen }: { user: User; onOpen: (open: UserAction) => void }) => (
  <>
    <IconAction
      label={`Sesiones de ${user.name}`}
      icon={DevicesOutlined}
      onClick={() => onOpen({ what: "sessions", user })}
    />
    {user.secondFactor && (
      <IconAction
        label={`Quitar la verificación en dos pasos de ${user.name}`}
        icon={PhonelinkEraseOutlined}
        onClick={() => onOpen({ what: "factor", user })}
      />
    )}
    <DeleteAction
      label={`Eliminar a ${user.name}`}
      question={`¿Estás seguro de que quieres eliminar al usuario ${user.name}?`}
      deleted="Usuario eliminado"
      failed="No se pudo eliminar el usuario"
      preferServerMessage
    />
  </>
);
