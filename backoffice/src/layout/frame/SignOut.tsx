import Logout from "@mui/icons-material/Logout";
import { Checkbox, FormControlLabel, Typography } from "@mui/material";
import { useState } from "react";
import { useLogout } from "react-admin";
import { hasUnsavedWork, leavingForLogin } from "../../data/session";
import { countDrafts, discardDrafts } from "../../editor/saving/draft";
import { ConfirmDialog } from "../ConfirmDialog";
import { useToast } from "../toasts/useToast";
import { MenuEntry } from "./MenuEntry";

const isTyped = () => hasUnsavedWork() || countDrafts() > 0;

/** Sign out. If this browser holds unsaved drafts, ask first whether to keep them. */
export function SignOut() {
  const logout = useLogout();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [drops, setDrops] = useState(false);
  const leave = async () => {
    if (drops) discardDrafts();
    leavingForLogin.write(true);
    await logout({}, undefined, false);
    toast.done("Sesión cerrada");
  };
  return (
    <>
      <MenuEntry label="Cerrar Sesión" icon={Logout} onClick={() => (isTyped() ? setAsking(true) : void leave())} />
      {asking && (
        <ConfirmDialog
          title="Hay texto sin guardar"
          confirm="Cerrar sesión"
          onConfirm={leave}
          onClose={() => setAsking(false)}
        >
          <Typography>
            Lo que has escrito y no has guardado se queda en este navegador, y te lo ofrecerá cuando vuelvas a entrar.
          </Typography>
          <FormControlLabel
            control={<Checkbox checked={drops} onChange={(_, checked) => setDrops(checked)} />}
            label="Este ordenador lo usa más gente: bórralo"
          />
        </ConfirmDialog>
      )}
    </>
  );
}
