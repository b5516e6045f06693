import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from "@mui/material";
import { useEffect, useRef, useState } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import { formatMoment } from "../formats";
import { holdUnsavedWork } from "../session";
import { type Draft, dropDraft, readDraft, writeDraft } from "./draft";
import { changedFields, type Values } from "./values";

type Props = {
  storageKey: string;
  /** What the form began with: the stored record, or the defaults of a new one. */
  base: Values;
  version: number | undefined;
  /** A new record was created: what the form still holds is no draft any more. */
  done: () => boolean;
  /** The draft was made from this version: saving must be compared with it, not with the newer one. */
  onRestore: (version: number | undefined) => void;
};

const pause = 400;

/** Keeps what is being typed as a local draft, and offers an earlier one back before anything else is typed. */
export function LocalDraft({ storageKey, base, version, done, onRestore }: Props) {
  const { watch, getValues, setValue, reset } = useFormContext();
  const { dirtyFields } = useFormState();
  const dirty = Object.keys(dirtyFields).length > 0;
  const [offered, setOffered] = useState<Draft | undefined>(() => readDraft(storageKey));
  const latest = useRef({ base, version, done });
  latest.current = { base, version, done };

  useEffect(() => (dirty ? holdUnsavedWork() : undefined), [dirty]);

  useEffect(() => {
    if (offered) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      if (!latest.current.done())
        writeDraft(storageKey, changedFields(latest.current.base, getValues()), latest.current.version);
    };
    const flush = () => timer && keep();
    const { unsubscribe } = watch(() => {
      clearTimeout(timer);
      timer = setTimeout(keep, pause);
    });
    window.addEventListener("pagehide", flush);
    return () => {
      flush();
      unsubscribe();
      window.removeEventListener("pagehide", flush);
    };
  }, [offered, storageKey, watch, getValues]);

  if (!offered) return null;
  const restore = () => {
    reset({ ...getValues(), ...offered.values }, { keepDefaultValues: true });
    for (const [name, value] of Object.entries(offered.values)) setValue(name, value, { shouldDirty: true });
    onRestore(offered.version);
    setOffered(undefined);
  };
  const discard = () => {
    dropDraft(storageKey);
    setOffered(undefined);
  };
  return <Offer at={offered.at} onRestore={restore} onDiscard={discard} />;
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
