import { Typography } from "@mui/material";
import { useState } from "react";
import { type RaRecord, useDataProvider } from "react-admin";
import { findCopyHistory } from "../copies/copyHistory";
import { isApiError, serverMessage } from "../data/api";
import { refreshLists } from "../data/queryClient";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { useToast } from "../layout/toasts/useToast";
import type { Values } from "./comparison/differences";
import { fieldLabeller } from "./records";
import type { VersionedParams } from "./useHistory";

type Props = {
  of: VersionedParams;
  values: Values;
  current: RaRecord;
  onRestored: () => void;
  onClose: () => void;
};

/** Not restored: an old version must not publish or withdraw anything. */
const notRestored = new Set(["status", "publishAt", "unpublishAt"]);

/** Save the values of an old version as a new version, with the usual validation. */
export function RestoreVersion({ of: { resource, record }, values, current: now, onRestored, onClose }: Props) {
  // The record when the dialog opened. A save meanwhile must conflict, because the user has not seen it.
  const [current] = useState(now);
  const dataProvider = useDataProvider();
  const toast = useToast();
  const restore = async () => {
    const texts = Object.entries(values).filter(([name]) => !notRestored.has(name));
    const data = { ...Object.fromEntries(texts), version: current.version };
    try {
      const copyHistory = findCopyHistory(resource, record);
      if (copyHistory) await copyHistory.write({ ...data, base: current.base });
      else await dataProvider.update(resource, { id: record, data, previousData: current });
      toast.done("Versión recuperada", "La que había queda también en el historial.");
      onRestored();
    } catch (thrown) {
      const hasConflict = isApiError(thrown) && thrown.status === 409;
      toast.failed(
        hasConflict ? conflictText(thrown.body?.current) : failureDetail(thrown, fieldLabeller({ resource, record })),
      );
      if (hasConflict) onClose();
      throw thrown;
    } finally {
      await refreshLists();
    }
  };
  return (
    <ConfirmDialog title="¿Recuperar esta versión?" confirm="Recuperar" onConfirm={restore} onClose={onClose}>
      <Typography>
        {findCopyHistory(resource, record)
          ? "Se guarda en la copia de trabajo, como una versión nueva. En la web sigue la versión publicada."
          : "Se guarda como una versión nueva: lo que hay ahora no se pierde. Si está publicado, se publica con el cambio."}
        {resource === "pages" &&
          findCopyHistory(resource, record) &&
          " La copia queda con la página entera como estaba entonces, también en las secciones que otra persona haya cambiado después."}
        {Object.hasOwn(values, "status") && " Su estado y sus fechas de publicación se quedan como están."}
      </Typography>
    </ConfirmDialog>
  );
}

/** @param current the stored record; version 0 if its working copy is gone */
const conflictText = (current: unknown) =>
  typeof current === "object" && current !== null && "version" in current && current.version === 0
    ? "No se ha recuperado: la copia de trabajo se ha publicado o descartado mientras tanto."
    : "No se ha recuperado: alguien ha guardado mientras tanto. Su versión está ya en la lista.";

/** Lists the validation errors by field. */
function failureDetail(thrown: unknown, nameOf: (place: string) => string): string {
  const errors = isApiError(thrown) ? Object.entries(thrown.body?.errors ?? {}) : [];
  if (errors.length === 0) return serverMessage(thrown, "No se pudo recuperar la versión");
  return errors.map(([field, text]) => `${nameOf(field)}: ${text}`).join(" ");
}
