import { Paper, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { useFormState } from "react-hook-form";
import { Grow, Row } from "../layout/parts";
import * as css from "./BottomBar.module.css";
import { ErrorSummary } from "./ErrorSummary";
import { useDirty } from "./useDirty";

type Props = {
  /** What became of the last save; shown until something else is typed. */
  receipt: ReactNode;
  /** What one can do. */
  children: ReactNode;
};

/** Always in sight under a form: how its words stand, and its buttons. */
export function BottomBar({ receipt, children }: Props) {
  const dirty = useDirty();
  const { errors } = useFormState();
  const isRight = Object.keys(errors).length === 0;
  const idle = !receipt && !dirty && isRight;
  // A receipt or errors need a place of some width; a few words leave it to the buttons, on one line with them.
  const isBrief = isRight && (dirty || !receipt);
  return (
    <Paper variant="bar" role="region" aria-label="Guardar">
      <Row spacing={1.5}>
        <Grow from={isBrief ? 120 : 220} className={idle ? css.idle : undefined}>
          {receipt && !dirty ? (
            receipt
          ) : (
            <>
              <Typography role="status" color="textSecondary">
                {dirty ? "Hay cambios sin guardar" : "Sin cambios"}
              </Typography>
              <ErrorSummary />
            </>
          )}
        </Grow>
        {children}
      </Row>
    </Paper>
  );
}
