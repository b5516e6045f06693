import { Box } from "@mui/material";
import { createContext, type FormEvent, type ReactNode, useContext, useMemo, useRef, useState } from "react";
import { useToast } from "../../layout/toasts/useToast";

/** The pictures of a form that are on their way; each tells at its end whether it arrived. */
class Uploads {
  private readonly open = new Set<Promise<boolean>>();

  get any() {
    return this.open.size > 0;
  }

  add(upload: Promise<boolean>) {
    this.open.add(upload);
    void upload.finally(() => this.open.delete(upload));
  }

  /** Waits for all, also for those chosen meanwhile. @returns whether every one arrived */
  async settled(): Promise<boolean> {
    let all = true;
    while (this.any) all = (await Promise.all(this.open)).every(Boolean) && all;
    return all;
  }
}

const UploadsContext = createContext({ uploads: new Uploads(), waiting: false });

/** What the button says meanwhile. */
export const waitingWords = "Esperando a las imágenes…";

/** @returns the uploads of the form around, and whether a save waits for them. */
export const useUploadsUnderWay = () => useContext(UploadsContext);

/** Around a form: a save that is asked for while pictures are on their way waits for them and takes them along. */
export function SavesAfterUploads({ children }: { children: ReactNode }) {
  const toast = useToast();
  const uploads = useMemo(() => new Uploads(), []);
  const waits = useRef(false);
  const [waiting, setWaiting] = useState(false);

  const hold = async (event: FormEvent) => {
    if (!uploads.any) return;
    event.preventDefault();
    event.stopPropagation();
    if (waits.current || !(event.target instanceof HTMLFormElement)) return;
    const form = event.target;
    // Which of its buttons it was decides what becomes of the save.
    const { submitter } = event.nativeEvent as SubmitEvent;
    waits.current = true;
    setWaiting(true);
    const all = await uploads.settled();
    waits.current = false;
    setWaiting(false);
    if (all) form.requestSubmit(submitter);
    else toast.failed("No se ha guardado: una imagen no se pudo subir. Vuelve a subirla, o guarda sin ella.");
  };

  const value = useMemo(() => ({ uploads, waiting }), [uploads, waiting]);
  return (
    <UploadsContext.Provider value={value}>
      <Box onSubmitCapture={hold}>{children}</Box>
    </UploadsContext.Provider>
  );
}
