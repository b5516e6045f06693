import { Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Columns } from "./parts";

/** Entry of a `dl`; hidden without a value. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children ? (
    <Columns of="168px minmax(0, 1fr)" from="sm" spacing={0}>
      <Typography component="dt" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd">{children}</Typography>
    </Columns>
  ) : null;
