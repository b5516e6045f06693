import ArrowBack from "@mui/icons-material/ArrowBack";
import { Button } from "@mui/material";
import { Link } from "react-router-dom";

export const BackButton = ({ to, label }: { to: string; label: string }) => (
  <Button component={Link} to={to} size="small" color="inherit" startIcon={<ArrowBack />}>
    Volver a {label}
  </Button>
);
