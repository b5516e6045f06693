import { Button } from "@mui/material";
import { Link } from "react-router-dom";
import { useRetention } from "./useRetention";

/** Hidden if the settings delete enquiries at once. */
export const TrashLink = () =>
  useRetention()?.trashHours ? (
    <Button component={Link} to="/consultas-eliminadas">
      Consultas eliminadas
    </Button>
  ) : null;
