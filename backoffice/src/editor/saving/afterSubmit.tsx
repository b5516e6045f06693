import { type MutableRefObject, useEffect, useRef } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import { useToast } from "../../layout/toasts/useToast";
import { problemsOf } from "../formErrors";
import { sameValue, type Values } from "../values";

type TakeStoredProps = {
  record: Values | undefined;
  submitted: MutableRefObject<Values | undefined>;
  /** How many saves have changed nothing: the record is the same one then. */
  unchanged: number;
};

/**
 * After a save the form shows what was stored (an address with its number, lists without blank lines), but for the
 * fields typed into meanwhile. Runs before react-admin's own reset, which keeps what is dirty.
 */
export function TakeStored({ record, submitted, unchanged }: TakeStoredProps) {
  const { getValues, resetField } = useFormContext();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each save
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

/** Ctrl+S (Cmd+S) saves from any field; not the page around it, and not from under a dialog. */
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

/** On a failed submit: the first thing that is missing, as a notification; the fields carry their own messages. */
export function SayWhatIsMissing() {
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
