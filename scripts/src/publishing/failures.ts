/** A full disk: no other way of building would find space. With a file mapped into memory it shows as SIGBUS. */
export const isNoRoom = (error: unknown) => /ENOSPC|No space left|SIGBUS/i.test(String(error));

/** The process is ending: the build goes back to the queue instead of failing. */
export class Interrupted extends Error {}

/** Another builder has taken over: this one may no longer write or switch anything. */
export class LostClaim extends Error {}

/** The built site may not be served. The message tells the editor what is wrong and what to do. */
export class UnfitSite extends Error {}

/** The content itself cannot be published: another build would fail the same way. */
export class BrokenContent extends UnfitSite {}

/** The API could not be reached. This does not mean that the site is wrong. */
export class LostApi extends Error {}

/** The API refuses the builder's token. */
export class RefusedBuilder extends Error {}

/** The served release, which the next one builds upon, is damaged. */
export class DamagedBase extends Error {}

export class RenderFailed extends Error {}

export class GatsbyFailed extends Error {}

/** Return the message for the editor, in Spanish, and the log for developers. */
export function buildFailure(error: unknown, output: string[]): { message: string; log: string } {
  const log = [...output, error instanceof Error ? (error.stack ?? error.message) : String(error)].join("\n");
  return { message: inWords(error, log), log };
}

function inWords(error: unknown, log: string): string {
  if (error instanceof UnfitSite) return error.message;
  if (isNoRoom(log))
    return "No queda espacio en el disco del servidor. Libera espacio: se vuelve a intentar dentro de un rato; la web publicada sigue como estaba.";
  if (error instanceof RefusedBuilder)
    return "La API no reconoce al constructor: BUILDER_TOKEN tiene que ser el mismo en los dos. Se vuelve a intentar dentro de un rato; la web publicada sigue como estaba.";
  if (error instanceof LostApi || /ECONNREFUSED|fetch failed|could not be read/.test(log))
    return "No se ha podido leer el contenido: la API no responde. Se vuelve a intentar dentro de un momento; la web publicada sigue como estaba.";
  const page = /(?:Building static HTML failed for path|failed for path|path:?) "([^"]+)"/.exec(log)?.[1];
  if (page)
    return `La página ${page} no se puede generar. Revisa su contenido y vuelve a guardar; la web publicada sigue como estaba.`;
  return "La web no se ha podido generar. La publicada sigue como estaba; el registro dice qué ha fallado.";
}
