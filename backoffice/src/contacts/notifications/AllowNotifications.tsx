import { Button } from "@mui/material";
import { useState } from "react";
import { notificationPermission } from "./notifications";

/** Offer browser notifications of new enquiries, where supported and not decided yet. */
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
