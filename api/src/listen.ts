import { isIPv6, type Server } from "node:net";
import type { Env } from "./env";
import { factsOf } from "./errors";

type ListenAddress = Pick<Env, "PORT" | "HOST">;

/**
 * Listen on PORT and HOST.
 * @throws Error in a sentence: the port is taken, or PORT or HOST cannot be used on this machine
 */
export function listen(server: Server, place: ListenAddress): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(explain(error, place)));
    server.listen(place.PORT, place.HOST, resolve);
  });
}

function explain(error: Error, { PORT, HOST }: ListenAddress): Error {
  const { code = "" } = factsOf(error);
  if (code === "EADDRINUSE")
    return new Error(`El puerto ${PORT} está ocupado: cierra el otro programa o elige otro con PORT=…`);
  if (code === "EACCES") return new Error(`PORT: este usuario no puede usar el puerto ${PORT}`);
  if (["ENOTFOUND", "EAI_AGAIN", "EADDRNOTAVAIL", "EINVAL"].includes(code))
    return new Error(`HOST: «${HOST}» no es una dirección de esta máquina`);
  return error;
}

/** A wildcard address cannot be connected to; loopback can. */
const loopbackOf: Record<string, string> = { "0.0.0.0": "127.0.0.1", "::": "::1" };

/** Return the address at which programs on this machine reach the server. */
export function addressOf({ PORT, HOST }: ListenAddress): string {
  const host = loopbackOf[HOST] ?? HOST;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${PORT}`;
}
