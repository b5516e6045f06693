import { Paper, Typography } from "@mui/material";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useFormState } from "react-hook-form";
import { Grow, Row } from "../layout/parts";
import * as css from "./BottomBar.module.css";
import { ErrorSummary } from "./ErrorSummary";
import { useDirty } from "./useDirty";

type Props = {
  /** Result of the last save; hidden once the form is dirty again. */
  receipt: ReactNode;
  children: ReactNode;
};

/** Publishes the bar's height as a CSS variable, so that toasts do not cover its buttons. */
function useBarHeightVariable() {
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

/** Keep the save state and the buttons visible at the bottom of a form. */
export function BottomBar({ receipt, children }: Props) {
  const bar = useBarHeightVariable();
  const dirty = useDirty();
  const { errors } = useFormState();
  const isRight = Object.keys(errors).length === 0;
  const idle = !receipt && !dirty && isRight;
  // A receipt or error list needs more width than a short status beside the buttons.
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
