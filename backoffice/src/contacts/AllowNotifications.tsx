import { Button } from "@mui/material";
import { useState } from "react";
import { notificationPermission } from "./notifications";

/** Offers a notification of the browser for new enquiries, where it can be had and nobody has decided yet. */
export function AllowNotifications() {
  const [permission, setPermission] = useState(notificationPermission);
  if (permission !== "default") return null;
  const ask = async () => setPermission(await Notification.requestPermission());
  return (
    <Button variant="outlined" onClick={() => void ask()}>
      Avisarme en este navegador
    </Button>
  );
}
