import { Button } from "@mui/material";
import { Link } from "react-router-dom";
import { useRetention } from "./useRetention";

/** The way to what was deleted, where that is kept for a while. */
export const TrashLink = () =>
  useRetention()?.trashHours ? (
    <Button component={Link} to="/consultas-eliminadas">
      Consultas eliminadas
    </Button>
  ) : null;
