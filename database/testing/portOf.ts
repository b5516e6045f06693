import type { AddressInfo } from "node:net";

type Listening = { address(): AddressInfo | string | null };

/** Return the port of a server that listens on TCP. */
export function portOf(server: Listening): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server does not listen on a TCP port.");
  return address.port;
}
