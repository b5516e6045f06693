/** What is written down of what people do, as «Actividad» names it. */
export const auditKinds = {
  signedIn: "Ha entrado",
  signInFailed: "No ha podido entrar",
  passwordForgotten: "Ha pedido otra contraseña",
  passwordChanged: "Contraseña cambiada",
  sessionsEnded: "Sesiones cerradas",
  userCreated: "Usuario creado",
  userInvited: "Invitación enviada",
  invitationAccepted: "Invitación aceptada",
  invitationWithdrawn: "Invitación retirada",
  userChanged: "Usuario cambiado",
  roleChanged: "Rol cambiado",
  userDeleted: "Usuario eliminado",
  settingsChanged: "Ajustes cambiados",
  pricesChanged: "Precios cambiados",
  exported: "Datos exportados",
  deleted: "Eliminado",
  restored: "Recuperado de la papelera",
  erasedForGood: "Eliminado para siempre",
  personErased: "Datos de una persona borrados",
  published: "Publicación pedida",
  returned: "Vuelta a una versión anterior",
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
