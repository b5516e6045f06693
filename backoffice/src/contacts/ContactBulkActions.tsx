import { BulkActions } from "../lists/BulkActions";

const words = {
  one: "consulta",
  many: "consultas",
  feminine: true,
  deleted: "Consultas eliminadas",
  deleteFailed: "No se pudieron eliminar las consultas",
  updateFailed: "No se pudieron marcar las consultas",
};
const changes = {
  "Marcar como leídas": { state: "read" },
  "Marcar como atendidas": { state: "handled" },
  "Marcar como nuevas": { state: "new" },
};

export const ContactBulkActions = () => <BulkActions words={words} changes={changes} />;
