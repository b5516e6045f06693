import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createUser } from "@estudio/database/factories";
import sharp from "sharp";
import { freshDatabase } from "../../../../database/testing/engines";
import { endServer, startServer } from "../../../testing/ownProcess";
import { createClient, testPassword } from "../../../testing/testApi";
import { upload } from "../../../testing/upload";

const mostMegabytes = 300;
const photo = join(__dirname, "../../../../database/seeds/photos/piso-chamberi-salon.jpg");

/** A photograph from a 24-megapixel camera. */
const cameraPicture = () => sharp(photo).resize(6000, 4000, { fit: "fill" }).jpeg({ quality: 80 }).toBuffer();

/** Return the peak memory of a process in megabytes, from Linux's `VmHWM`. */
function peakMegabytesOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

test("the API process stays small while five pictures of 24 megapixels are uploaded at once", async () => {
  const database = await freshDatabase("sqlite");
  const { email } = await createUser(database.db, { role: "editor", password: testPassword });
  const { child, url } = await startServer(database);
  try {
    const editor = createClient(url);
    await editor.call("POST", "/api/auth/login", { email, password: testPassword });
    const bytes = await cameraPicture();
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(editor, bytes)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(peakMegabytesOf(child.pid as number)).toBeLessThan(mostMegabytes);
  } finally {
    await endServer(child, "SIGTERM");
    await database.drop();
  }
}, 900_000);
