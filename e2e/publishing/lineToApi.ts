import { createServer, connect as dial, type Server, type Socket } from "node:net";
import { portOf } from "../../database/testing/portOf";

/** A TCP proxy to the API whose connections a test can cut. */
export class LineToApi {
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();
  private port = 0;
  private last: string | undefined;

  constructor(private readonly apiPort: number) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async mend(): Promise<void> {
    this.server = createServer((near) => {
      const far = dial(this.apiPort, "127.0.0.1");
      for (const socket of [near, far]) {
        this.sockets.add(socket);
        socket.on("error", () => socket.destroy()).on("close", () => this.sockets.delete(socket));
      }
      near.on("data", (chunk) => {
        if (this.last && chunk.includes(this.last)) void this.cut();
      });
      near.pipe(far).pipe(near);
    });
    await new Promise<void>((resolve) => this.server?.listen(this.port, "127.0.0.1", resolve));
    this.port = portOf(this.server);
  }

  /** Cut the connections as soon as this request passes. */
  cutWhenAsked(request: string): void {
    this.last = request;
  }

  async cut(): Promise<void> {
    this.last = undefined;
    const closed = new Promise((resolve) => this.server?.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}
