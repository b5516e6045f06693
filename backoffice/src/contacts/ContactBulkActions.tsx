import { BulkActions } from "../lists/BulkActions";
import { formatRetention } from "./trash/formatRetention";
import { useRetention } from "./trash/useRetention";

const words = {
  one: "consulta",
  many: "consultas",
  feminine: true,
  deleted: "Consulta eliminada",
  deletedMany: "Consultas eliminadas",
  deleteFailed: "No se pudo eliminar la selección",
  updateFailed: "No se pudo marcar la selección",
};
const changes = {
  "Marcar como leídas": { data: { state: "read" } },
  "Marcar como contestadas": { data: { state: "handled" } },
  "Marcar como nuevas": { data: { state: "new" } },
};

export function ContactBulkActions() {
  const hours = useRetention()?.trashHours ?? 0;
  const consequence =
    hours > 0
      ? `Durante ${formatRetention(hours)} se puede deshacer. Después se borran sus datos, sus mensajes y sus archivos.`
      : "Se borran sus datos, sus mensajes y sus archivos. No se puede deshacer.";
  return <BulkActions words={{ ...words, consequence }} changes={changes} undoable={hours > 0} />;
}
