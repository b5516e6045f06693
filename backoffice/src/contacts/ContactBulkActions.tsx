import { BulkActions } from "../lists/BulkActions";

const words = {
  one: "consulta",
  many: "consultas",
  feminine: true,
  deleted: "Consulta eliminada",
  deletedMany: "Consultas eliminadas",
  consequence:
    "Se borran sus datos, sus mensajes y sus archivos, como promete el texto de privacidad: no van a la papelera.",
  deleteFailed: "No se pudo eliminar la selección",
  updateFailed: "No se pudo marcar la selección",
};
const changes = {
  "Marcar como leídas": { data: { state: "read" } },
  "Marcar como contestadas": { data: { state: "handled" } },
  "Marcar como nuevas": { data: { state: "new" } },
};

export const ContactBulkActions = () => <BulkActions words={words} changes={changes} />;
