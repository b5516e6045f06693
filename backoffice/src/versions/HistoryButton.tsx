import { Button } from "@mui/material";
import { useRecordContext, useResourceContext } from "react-admin";
import { Link } from "react-router-dom";
import { historyOf } from "./address";

export function HistoryButton() {
  const record = useRecordContext();
  const resource = useResourceContext();
  return record && resource ? <ToHistory to={historyOf(resource, record.id)} /> : null;
}

export const ToHistory = ({ to }: { to: string }) => (
  <Button variant="outlined" component={Link} to={to}>
    Historial
  </Button>
);
