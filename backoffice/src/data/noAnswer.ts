/** Why nothing came of a call, behind what could not be done: `No se ha podido guardar: no hay conexión…`. No answer came at all. */
export const noConnection = "no hay conexión con el servidor. Comprueba tu conexión a internet.";

/** An answer came without a sentence of ours: a proxy's, most likely, whose server is away. */
export const noGoodAnswer = (status: number) =>
  `el servidor no responde bien ahora (error ${status}). Inténtalo dentro de un momento.`;
