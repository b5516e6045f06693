import { useQuery } from "@tanstack/react-query";
import { createContext, Fragment, type ReactNode, useContext, useState } from "react";
import { RecordContextProvider, useRecordContext, useResourceContext } from "react-admin";
import { queryClient } from "../data/queryClient";
import { formQuery } from "../editor/EditScreen";
import { LoadErrorScreen } from "../layout/errors/LoadError";
import { Waiting } from "../layout/Waiting";
import { type Copy, type CopyKey, copyQuery, isCopied, type Live, readCopy } from "./calls";
import { useScheduledChanges } from "./schedule/useScheduledChanges";

/** A published record and its working copy. The form shows one of them. */
export type Copies = {
  of: CopyKey;
  live: Live;
  copy: Copy | null;
  shown: "live" | "copy";
  /** Switches the form, which remounts. Unsaved input stays as a local draft. */
  show: (which: "live" | "copy") => void;
  /** Stores what the server returned and shows it in the form. */
  keep: (stored: { live?: Live; copy: Copy | null }) => void;
};

const CopiesContext = createContext<Copies | undefined>(undefined);

/** Return undefined for new records and for resources without working copies. */
export const useCopies = () => useContext(CopiesContext);

/** Return the published record, even while the form shows its copy. */
export function useLive<R extends Live>(): R | undefined {
  const copies = useCopies();
  const record = useRecordContext<R>();
  return copies && record ? { ...record, ...copies.live } : record;
}

/** Load the working copy of the record; the form opens with it if there is one. */
export function WithCopy({ children }: { children: ReactNode }) {
  const live = useRecordContext<Live>();
  const resource = useResourceContext();
  return live && isCopied(resource) ? (
    <CopiesProvider of={{ resource, id: Number(live.id) }} live={live}>
      {children}
    </CopiesProvider>
  ) : (
    children
  );
}

function CopiesProvider({ of, live, children }: Pick<Copies, "of" | "live"> & { children: ReactNode }) {
  const [view, setView] = useState({ live: false, turn: 0 });
  const queryKey = copyQuery(of.resource, of.id);
  const storeLive = (stored: Live) => queryClient.setQueryData(formQuery(of.resource, of.id), stored);
  useScheduledChanges(of, live, storeLive);
  const { data: copy, isPending, error, refetch } = useQuery({ queryKey, queryFn: () => readCopy(of), gcTime: 0 });
  if (isPending) return <Waiting />;
  if (error || copy === undefined)
    return <LoadErrorScreen what="No se pudo leer la copia de trabajo" error={error} onRetry={refetch} />;
  const shown = copy && !view.live ? "copy" : "live";
  const show = (which: "live" | "copy") => setView(({ turn }) => ({ live: which === "live", turn: turn + 1 }));
  const keep = (stored: { live?: Live; copy: Copy | null }) => {
    if (stored.live) storeLive(stored.live);
    queryClient.setQueryData(queryKey, stored.copy);
    // Do not switch away from the published record while both exist.
    if (!stored.live || !stored.copy) setView(({ turn }) => ({ live: false, turn }));
  };
  return (
    <CopiesContext.Provider value={{ of, live, copy, shown, show, keep }}>
      <RecordContextProvider value={shown === "copy" && copy ? copy : live}>
        <Fragment key={view.turn}>{children}</Fragment>
      </RecordContextProvider>
    </CopiesContext.Provider>
  );
}
