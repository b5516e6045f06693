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
  "Marcar como leídas": { state: "read" },
  "Marcar como contestadas": { state: "handled" },
  "Marcar como nuevas": { state: "new" },
};

export const ContactBulkActions = () => <BulkActions words={words} changes={changes} />;
