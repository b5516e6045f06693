import { Button } from "@mui/material";

/** What is edited here as visitors see it, beside the panel. */
export const ViewOnSite = ({ path }: { path: string }) => (
  <Button variant="outlined" href={path} target="_blank" rel="noopener">
    Ver en la web
  </Button>
);
