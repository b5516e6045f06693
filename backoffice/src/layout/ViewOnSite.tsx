import { Button } from "@mui/material";

export const ViewOnSite = ({ path }: { path: string }) => (
  <Button variant="outlined" href={path} target="_blank" rel="noopener">
    Ver en la web
  </Button>
);
