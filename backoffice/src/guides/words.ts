export const guideWords = {
  created: "Guía creada",
  updated: "Guía actualizada",
  updatedDetail: "Los cambios se han guardado correctamente",
  saveFailed: "No se pudo guardar la guía",
  updateFailed: "No se pudo guardar la guía",
  deleted: "Guía eliminada",
  deletedMany: "Guías eliminadas",
  consequence: "Lo que esté publicado desaparece también de la web, y los enlaces ya enviados dejan de abrir el PDF.",
  deleteFailed: "No se pudo eliminar la guía",
  one: "guía",
  many: "guías",
  feminine: true,
};
