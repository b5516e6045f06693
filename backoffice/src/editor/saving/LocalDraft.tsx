import { monotonicMs, startTimer } from "@estudio/contract/time";
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from "@mui/material";
import { type MutableRefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import { useLocation } from "react-router-dom";
import { registerUnsavedWork } from "../../data/session";
import { formatMoment } from "../../words/formats";
import { useDirty } from "../useDirty";
import { changedFields, type Values } from "../values";
import { type Basis, type FoundDraft, findDraft, ownDraft, removeFound, tab, writeDraft } from "./draft";

/** Storage key of a form's draft, and the stored values that it is compared with. */
export type DraftTarget = Basis & { key: string; base: Values };

type Props = {
  storageKey: string;
  /** Updated with every save; undefined when there is nothing to keep. */
  target: MutableRefObject<DraftTarget | undefined>;
  /** Called on restore: saving must then refer to the version that the draft was based on. */
  onRestore?: (basis: Basis) => void;
};

/** Debounce 400 ms, at most 1 s. */
const debounceMs = 400;
const maxDelayMs = 1000;

/** Save the unsaved input as a local draft, and offer to restore an earlier one. */
export function LocalDraft({ storageKey, target, onRestore }: Props) {
  const { watch, getValues, setValue, reset } = useFormContext();
  const dirty = useDirty();
  const state: { resume?: string } | null = useLocation().state;
  const resuming = state?.resume === tab;
  const [offered, setOffered] = useState<FoundDraft | "searching" | undefined>("searching");
  const restore = (draft: FoundDraft) => {
    removeFound(draft);
    // Rewrite it as this tab's draft, so that it survives another crash.
    writeDraft(storageKey, draft.values, draft);
    reset({ ...getValues(), ...draft.values }, { keepDefaultValues: true });
    for (const [name, value] of Object.entries(draft.values)) setValue(name, value, { shouldDirty: true });
    // Conflict detection must compare with the values that the draft was based on.
    if (target.current && draft.began) {
      const { base, ...rest } = target.current;
      target.current = { ...rest, version: draft.version, base: { ...base, ...draft.began } };
    }
    onRestore?.(draft);
    setOffered(undefined);
  };
  const place = useRef<HTMLSpanElement>(null);
  const [restoredFields, setRestoredFields] = useState<string[]>();
  // The dialog that had the focus is gone.
  useEffect(() => {
    if (restoredFields) firstField(place.current?.closest("form"), restoredFields)?.focus();
  }, [restoredFields]);
  const latest = useRef(restore);
  latest.current = restore;

  // Typed while a new record was being created: restore it before the next keystroke, without asking. The form of the new
  // record has just unmounted and written it.
  useLayoutEffect(() => {
    if (!resuming) return;
    const own = ownDraft(storageKey);
    if (own) latest.current(own);
    else setOffered(undefined);
  }, [storageKey, resuming]);

  useEffect(() => {
    if (resuming) return;
    let open = true;
    void findDraft(storageKey).then((found) => open && setOffered(found));
    return () => {
      open = false;
    };
  }, [storageKey, resuming]);

  useEffect(() => (dirty ? registerUnsavedWork() : undefined), [dirty]);

  useLayoutEffect(() => {
    if (offered) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let since: number | undefined;
    const keep = () => {
      clearTimeout(timer);
      since = undefined;
      const { current } = target;
      if (!current) return;
      const changed = changedFields(current.base, getValues());
      const began = Object.fromEntries(Object.keys(changed).map((name) => [name, current.base[name]]));
      writeDraft(current.key, changed, { ...current, began });
    };
    const { unsubscribe } = watch(() => {
      clearTimeout(timer);
      since ??= monotonicMs();
      timer = startTimer(keep, Math.min(debounceMs, since + maxDelayMs - monotonicMs()));
    });
    window.addEventListener("pagehide", keep);
    return () => {
      keep();
      unsubscribe();
      window.removeEventListener("pagehide", keep);
    };
  }, [offered, target, watch, getValues]);

  if (!offered || offered === "searching") return <span ref={place} hidden />;
  const restoreOffered = () => {
    restore(offered);
    setRestoredFields(Object.keys(offered.values));
  };
  const discard = () => {
    removeFound(offered);
    setOffered(undefined);
    setRestoredFields([]);
  };
  return <Offer at={offered.at} onRestore={restoreOffered} onDiscard={discard} />;
}

/** Returns the first restored field in the order of the form, else the form's first field. */
function firstField(form: Element | null | undefined, names: string[]): HTMLElement | undefined {
  const fields = [...(form?.querySelectorAll<HTMLElement>("input[name], textarea[name], select[name]") ?? [])];
  const isRestored = (field: HTMLElement) => names.includes(field.getAttribute("name")?.split(".")[0] ?? "");
  return fields.find(isRestored) ?? fields[0];
}

const Offer = ({ at, onRestore, onDiscard }: { at: string; onRestore: () => void; onDiscard: () => void }) => (
  <Dialog open aria-labelledby="draft-offer" maxWidth="xs" fullWidth>
    <DialogTitle id="draft-offer">Hay cambios tuyos sin guardar</DialogTitle>
    <DialogContent>
      <Typography>Este navegador guardó lo que escribiste el {formatMoment(at)}. ¿Quieres seguir con ello?</Typography>
    </DialogContent>
    <DialogActions>
      <Button color="inherit" onClick={onDiscard}>
        Descartar
      </Button>
      <Button variant="contained" onClick={onRestore} autoFocus>
        Recuperar mis cambios
      </Button>
    </DialogActions>
  </Dialog>
);
