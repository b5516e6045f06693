/** What is written down of what people do, as «Actividad» names it. */
export const auditKinds = {
  signedIn: "Ha entrado",
  signInFailed: "No ha podido entrar",
  passwordForgotten: "Ha pedido otra contraseña",
  passwordChanged: "Contraseña cambiada",
  sessionsEnded: "Sesiones cerradas",
  userCreated: "Usuario creado",
  userInvited: "Invitación",
  invitationAccepted: "Invitación aceptada",
  invitationWithdrawn: "Invitación retirada",
  userChanged: "Usuario cambiado",
  renamed: "Nombre cambiado",
  roleChanged: "Rol cambiado",
  userDeleted: "Usuario eliminado",
  settingsChanged: "Ajustes cambiados",
  pricesChanged: "Precios cambiados",
  exported: "Datos exportados",
  readMany: "Muchos datos leídos",
  deleted: "Eliminado",
  restored: "Recuperado de la papelera",
  erasedForGood: "Eliminado para siempre",
  personErased: "Datos de una persona borrados",
  copySaved: "Copia de trabajo guardada",
  copyPublished: "Copia de trabajo publicada",
  copyDiscarded: "Copia de trabajo descartada",
  published: "Publicación pedida",
  returned: "Vuelta a una versión anterior",
  secondStepFailed: "No ha pasado el segundo paso",
  codesAdded: "Códigos de verificación activados",
  codesRemoved: "Códigos de verificación quitados",
  recoveryCodesMade: "Códigos de recuperación nuevos",
  recoveryCodeUsed: "Código de recuperación gastado",
  passkeyAdded: "Llave de acceso añadida",
  passkeyRenamed: "Llave de acceso con otro nombre",
  passkeyRemoved: "Llave de acceso quitada",
  secondFactorTaken: "Verificación en dos pasos retirada",
} as const;
export type AuditKind = keyof typeof auditKinds;

/** How far an invitation has come. */
export const invitationStates = {
  waiting: "Invitada, el correo está saliendo",
  sent: "Invitada, pendiente",
  failed: "Invitada, pero el correo no ha salido",
  expired: "Invitada, pero el enlace ha caducado",
} as const;
export type InvitationState = keyof typeof invitationStates;
