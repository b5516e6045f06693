/** Reasons why a call failed, appended to what failed: `No se ha podido guardar: no hay conexión…`. */
export const noConnectionReason = "no hay conexión con el servidor. Comprueba tu conexión a internet.";

/** For error responses without a message of the API, most likely from a proxy whose server is down. */
export const badStatusReason = (status: number) =>
  `el servidor no responde bien ahora (error ${status}). Inténtalo dentro de un momento.`;

/** For responses that could not be parsed. It is unknown whether the call succeeded. */
export const unparsableReason =
  "la respuesta del servidor ha llegado cortada o no es suya. Comprueba tu conexión y, antes de repetirlo, si ya está hecho.";
