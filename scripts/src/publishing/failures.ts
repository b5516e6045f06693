/** Another way of making the site would find no room either. A disk that is full under a file mapped into memory is told by a signal. */
export const isNoRoom = (error: unknown) => /ENOSPC|No space left|SIGBUS/i.test(String(error));

/** The process is ending: the build is given back, not failed. */
export class Interrupted extends Error {}

/** Another builder has taken over, while this one was held up: it may write and switch nothing any more. */
export class LostClaim extends Error {}

/** The built site may not be served. The message is for the editor: what is wrong, and what to do. */
export class UnfitSite extends Error {}

/** The content itself cannot be published as it is: building again would end the same. */
export class BrokenContent extends UnfitSite {}

/** The API could not be asked: nothing is known against the site made. */
export class LostApi extends Error {}

/** The API does not take this builder for its own. */
export class RefusedBuilder extends Error {}

/** The release before, to be built upon, is not as it was made. */
export class DamagedBase extends Error {}

/** A page could not be rendered. */
export class RenderFailed extends Error {}

/** Gatsby ended badly. */
export class GatsbyFailed extends Error {}

/** @returns what to tell the editor, and the log for who looks closer */
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
