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
import { useToast } from "../../layout/toasts/useToast";

/** The pictures of a form that are on their way; each tells at its end whether it arrived. */
class Uploads {
  private readonly open = new Set<Promise<boolean>>();

  /** @param onChange told whether any is on its way */
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

  /** Waits for all, also for those chosen meanwhile. @returns whether every one arrived */
  async settled(): Promise<boolean> {
    let all = true;
    while (this.any) all = (await Promise.all(this.open)).every(Boolean) && all;
    return all;
  }
}

const UploadsContext = createContext({ uploads: new Uploads(), underWay: false, waiting: false });

/** What the button says meanwhile. */
export const waitingWords = "Esperando a las imágenes…";

/** @returns the uploads of the form around, whether any is under way, and whether a save waits for them. */
export const useUploadsUnderWay = () => useContext(UploadsContext);

/** `button`: what it carried that asked for the save; `status`: what «Estado» said then, where the form has one. */
type Wish = { button: string; status: FormDataEntryValue | null };

/** Of the saves that had to wait. */
const wishes = new WeakMap<object, Wish>();

/** @returns what the button carries that asked for the save; nothing where a key did */
export function wishOf({ nativeEvent }: BaseSyntheticEvent): string {
  const { submitter } = nativeEvent as SubmitEvent;
  return wishes.get(nativeEvent)?.button ?? (submitter instanceof HTMLButtonElement ? submitter.value : "");
}

/** @returns the values with «Estado» as it was when a save was asked for that had to wait: what is chosen since publishes and withdraws nothing */
export function withStatusOf<V extends object>(event: BaseSyntheticEvent | undefined, values: V): V {
  const status = event && wishes.get(event.nativeEvent)?.status;
  return status ? { ...values, status } : values;
}

/** Around a form: a save that is asked for while pictures are on their way waits for them and takes them along. */
export function SavesAfterUploads({ children }: { children: ReactNode }) {
  const toast = useToast();
  const [underWay, setUnderWay] = useState(false);
  const uploads = useMemo(() => new Uploads(setUnderWay), []);
  const [waiting, setWaiting] = useState(false);
  /** Of the save that waits. */
  const wish = useRef<Wish>();

  const hold = async (event: FormEvent) => {
    const { nativeEvent, target } = event;
    if (!uploads.any) {
      if (wish.current !== undefined) wishes.set(nativeEvent, wish.current);
      wish.current = undefined;
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (wish.current !== undefined || !(target instanceof HTMLFormElement)) return;
    // Not the button itself: which buttons there are may change meanwhile.
    wish.current = { button: wishOf(event), status: new FormData(target).get("status") };
    setWaiting(true);
    const all = await uploads.settled();
    setWaiting(false);
    if (all) return target.requestSubmit();
    wish.current = undefined;
    toast.failed("No se ha guardado: una imagen no se pudo subir. Vuelve a subirla, o guarda sin ella.");
  };

  const value = useMemo(() => ({ uploads, underWay, waiting }), [uploads, underWay, waiting]);
  return (
    <UploadsContext.Provider value={value}>
      <Box onSubmitCapture={hold}>{children}</Box>
    </UploadsContext.Provider>
  );
}
