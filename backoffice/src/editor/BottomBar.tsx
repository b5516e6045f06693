import { Paper, Typography } from "@mui/material";
import { type ReactNode, useLayoutEffect, useRef } from "react";
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

/** @returns the ref of a bar: how tall it is, toasts know as long as it is there, and leave its buttons free */
function useKnownHeight() {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = bar;
    if (!current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty("--bar-height", `${current.offsetHeight}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty("--bar-height");
    };
  }, []);
  return bar;
}

/** Always in sight under a form: how its words stand, and its buttons. */
export function BottomBar({ receipt, children }: Props) {
  const bar = useKnownHeight();
  const dirty = useDirty();
  const { errors } = useFormState();
  const isRight = Object.keys(errors).length === 0;
  const idle = !receipt && !dirty && isRight;
  // A receipt or errors need a place of some width; a few words leave it to the buttons, on one line with them.
  const isBrief = isRight && (dirty || !receipt);
  return (
    <Paper ref={bar} variant="bar" role="region" aria-label="Guardar">
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
        <Row className={css.actions}>{children}</Row>
      </Row>
    </Paper>
  );
}
