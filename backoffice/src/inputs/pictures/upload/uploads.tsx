import { Box } from "@mui/material";
import {
  type BaseSyntheticEvent,
  createContext,
  type FormEvent,
  type ReactNode,
  useContext,
  useMemo,
  useRef,
  useState,
} from "react";
import { useToast } from "../../../layout/toasts/useToast";

/** The running uploads of a form. Each promise resolves to whether its upload succeeded. */
class Uploads {
  private readonly open = new Set<Promise<boolean>>();

  /** @param onChange receives whether any upload is running */
  constructor(private readonly onChange: (any: boolean) => void = () => {}) {}

  get any() {
    return this.open.size > 0;
  }

  add(upload: Promise<boolean>) {
    this.open.add(upload);
    this.onChange(true);
    void upload.finally(() => {
      this.open.delete(upload);
      this.onChange(this.any);
    });
  }

  /** Waits for all uploads, including those added meanwhile. @returns whether all succeeded */
  async settled(): Promise<boolean> {
    let all = true;
    while (this.any) all = (await Promise.all(this.open)).every(Boolean) && all;
    return all;
  }
}

const UploadsContext = createContext({ uploads: new Uploads(), isUploading: false, waiting: false });

/** Label of the save button while a save waits. */
export const waitingLabel = "Esperando a las imágenes…";

/** Return the form's uploads, whether any is running, and whether a save waits for them. */
export const useUploads = () => useContext(UploadsContext);

/** A delayed save: value of the submit button, and the publication status that was selected then, if any. */
type DelayedSave = { button: string; status: FormDataEntryValue | null };

/** By the native submit event of the delayed save. */
const delayedSaves = new WeakMap<object, DelayedSave>();

/** Return the value of the submit button; empty if the keyboard submitted the form. */
export function submitterValue({ nativeEvent }: BaseSyntheticEvent): string {
  const submitter = "submitter" in nativeEvent ? nativeEvent.submitter : null;
  return delayedSaves.get(nativeEvent)?.button ?? (submitter instanceof HTMLButtonElement ? submitter.value : "");
}

/** Return the values with the status selected when a delayed save was requested; later changes wait for the next save. */
export function withStatusWhenAsked<V extends object>(event: BaseSyntheticEvent | undefined, values: V): V {
  const status = event && delayedSaves.get(event.nativeEvent)?.status;
  return status ? { ...values, status } : values;
}

/** Wrap a form so that a save during uploads waits for them and includes their pictures. */
export function SavesAfterUploads({ children }: { children: ReactNode }) {
  const toast = useToast();
  const [isUploading, setIsUploading] = useState(false);
  const uploads = useMemo(() => new Uploads(setIsUploading), []);
  const [waiting, setWaiting] = useState(false);
  /** The save that is waiting, if any. */
  const delayed = useRef<DelayedSave>();

  const hold = async (event: FormEvent) => {
    const { nativeEvent, target } = event;
    if (!uploads.any) {
      if (delayed.current !== undefined) delayedSaves.set(nativeEvent, delayed.current);
      delayed.current = undefined;
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (delayed.current !== undefined || !(target instanceof HTMLFormElement)) return;
    // Store the value, not the button: the buttons may be replaced meanwhile.
    delayed.current = { button: submitterValue(event), status: new FormData(target).get("status") };
    setWaiting(true);
    const all = await uploads.settled();
    setWaiting(false);
    if (all) return target.requestSubmit();
    delayed.current = undefined;
    toast.failed("No se ha guardado: una imagen no se pudo subir. Vuelve a subirla, o guarda sin ella.");
  };

  const value = useMemo(() => ({ uploads, isUploading, waiting }), [uploads, isUploading, waiting]);
  return (
    <UploadsContext.Provider value={value}>
      <Box onSubmitCapture={hold}>{children}</Box>
    </UploadsContext.Provider>
  );
}
