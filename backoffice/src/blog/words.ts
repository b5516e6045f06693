export const postWords = {
  created: "Post creado",
  updated: "Post actualizado",
  updatedDetail: "Los cambios se han guardado correctamente",
  saveFailed: "No se pudo guardar el post",
  updateFailed: "No se pudo guardar el post",
  deleted: "Post eliminado",
  deletedMany: "Posts eliminados",
  consequence: "Lo que esté publicado desaparece también de la web.",
  deleteFailed: "No se pudo eliminar el post",
  one: "post",
  many: "posts",
};
