export const projectWords = {
  created: "Proyecto creado",
  updated: "Proyecto actualizado",
  updatedDetail: "Los cambios se han guardado correctamente",
  saveFailed: "No se pudo guardar el proyecto",
  updateFailed: "No se pudo guardar el proyecto",
  deleted: "Proyecto eliminado",
  deletedMany: "Proyectos eliminados",
  consequence: "Lo que esté publicado desaparece también de la web.",
  deleteFailed: "No se pudo eliminar el proyecto",
  one: "proyecto",
  many: "proyectos",
};
