/** Why nothing came of a call, behind what could not be done: `No se ha podido guardar: no hay conexión…`. No answer came at all. */
export const noConnection = "no hay conexión con el servidor. Comprueba tu conexión a internet.";

/** An answer came without a sentence of ours: a proxy's, most likely, whose server is away. */
export const noGoodAnswer = (status: number) =>
  `el servidor no responde bien ahora (error ${status}). Inténtalo dentro de un momento.`;

/** An answer came that is none: nobody knows whether what was asked is done. */
export const notUnderstood =
  "la respuesta del servidor ha llegado cortada o no es suya. Comprueba tu conexión y, antes de repetirlo, si ya está hecho.";
