import type { User } from "@estudio/contract";
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from "@mui/material";
import { sessionsOf } from "../sessions/calls";
import { OpenSessions } from "../sessions/OpenSessions";

/** Let an owner end a user's sessions, e.g. on a lost phone. */
export const SessionsDialog = ({ user, onClose }: { user: User; onClose: () => void }) => (
  <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="sessions-dialog">
    <DialogTitle id="sessions-dialog">Sesiones de {user.name}</DialogTitle>
    <DialogContent>
      <Stack spacing={2}>
        <OpenSessions calls={sessionsOf(user.id)} all="Cerrar todas" />
      </Stack>
    </DialogContent>
    <DialogActions>
      <Button onClick={onClose}>Listo</Button>
    </DialogActions>
  </Dialog>
);
