import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { askApi } from "./askApi";
import { LostApi } from "./failures";

describe("the builder's questions to the API", () => {
  let server: Server;
  let asked = 0;
  /** The first so many lines break. */
  const answersAfter = async (broken: number) => {
    asked = 0;
    server = createServer((request, response) => {
      if (++asked > broken) response.end("aquí");
      else request.socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  afterEach(() => server.close());

  it("survive a line that breaks", async () => {
    expect(await askApi(await answersAfter(2))).toEqual({ status: 200, text: "aquí" });
    expect(asked).toBe(3);
  });

  it("end when nobody answers for a while", async () => {
    await expect(askApi(await answersAfter(99))).rejects.toThrow(LostApi);
    expect(asked).toBe(4);
  });
});
