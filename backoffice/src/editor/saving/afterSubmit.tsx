import { type MutableRefObject, useEffect, useRef } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import { useToast } from "../../layout/toasts/useToast";
import { problemsOf } from "../formErrors";
import { sameValue, type Values } from "../values";

type ResetProps = {
  record: Values | undefined;
  submitted: MutableRefObject<Values | undefined>;
  /** Number of saves that changed nothing; the record is the same object then. */
  unchanged: number;
};

/**
 * Show the stored values after a save (e.g. a numbered slug), except in fields edited meanwhile. Must run before
 * react-admin's own reset, which keeps dirty fields.
 */
export function ResetToServerValues({ record, submitted, unchanged }: ResetProps) {
  const { getValues, resetField } = useFormContext();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per save
  useEffect(() => {
    const sent = submitted.current;
    if (!record || !sent) return;
    submitted.current = undefined;
    for (const name of Object.keys(sent)) {
      if (sameValue(getValues(name), sent[name])) resetField(name, { defaultValue: record[name] });
    }
  }, [record, unchanged, submitted, getValues, resetField]);
  return null;
}

/** Save with Ctrl+S or Cmd+S, except while a dialog is open. */
export function SaveShortcut() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      if (!document.querySelector("[role=dialog]")) place.current?.closest("form")?.requestSubmit();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  return <span ref={place} hidden />;
}

/** Show the first validation error as a toast when a submit fails. Server errors are shown elsewhere. */
export function FirstErrorToast() {
  const toast = useToast();
  const { submitCount, errors } = useFormState();
  const latest = useRef(errors);
  latest.current = errors;
  useEffect(() => {
    const refusedByServer = Object.values(latest.current).some((error) => error?.type === "server" || !error?.type);
    const [first] = problemsOf(latest.current);
    if (submitCount > 0 && first && !refusedByServer) toast.failed(first.text);
  }, [submitCount, toast]);
  return null;
}
