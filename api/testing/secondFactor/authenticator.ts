import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { NewCredential, PasskeyQuestion, SignedCredential } from "@estudio/contract";

type Options = Pick<PasskeyQuestion["options"], "challenge">;
/** How it behaves that a real one would not: another site's page, no finger, a copy that counts for itself. */
type Wishes = { origin?: string; verified?: boolean; counter?: number };

const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest();
const base64 = (bytes: Buffer | string) => Buffer.from(bytes).toString("base64url");
const flag = { present: 0x01, verified: 0x04, attested: 0x40 };

/** A security key in a few lines: one key pair (ES256), what a browser and its authenticator send of it. No attestation. */
export class Authenticator {
  readonly id = randomBytes(32);
  private readonly keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  counter = 0;

  /** @param origin the page that asks @param host what it is bound to */
  constructor(
    private readonly origin: string,
    private readonly host = "localhost",
  ) {}

  create({ challenge }: Options, wishes: Wishes = {}): NewCredential {
    const key = this.keys.publicKey.export({ format: "jwk" });
    const [x, y] = [key.x, key.y].map((part) => Buffer.from(part ?? "", "base64url"));
    // COSE: a map of five: EC2, ES256, P-256, x, y. CBOR by hand: there is only this one.
    const coseKey = Buffer.concat([
      Buffer.from("a5010203262001215820", "hex"),
      x ?? Buffer.alloc(0),
      Buffer.from("225820", "hex"),
      y ?? Buffer.alloc(0),
    ]);
    const length = Buffer.from([0, this.id.length]);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, coseKey]);
    const data = Buffer.concat([this.dataOf(flag.attested, wishes), attested]);
    const header = Buffer.from([0x58, data.length]);
    const object = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from("fmt"),
      Buffer.from([0x64]),
      Buffer.from("none"),
      Buffer.from([0x67]),
      Buffer.from("attStmt"),
      Buffer.from([0xa0, 0x68]),
      Buffer.from("authData"),
      header,
      data,
    ]);
    const response = {
      clientDataJSON: this.said("webauthn.create", challenge, wishes),
      attestationObject: base64(object),
      transports: ["internal"],
    };
    return { ...this.credential(), response };
  }

  sign({ challenge }: Options, wishes: Wishes = {}): SignedCredential {
    this.counter += 1;
    const data = this.dataOf(0, wishes);
    const clientDataJSON = this.said("webauthn.get", challenge, wishes);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, "base64url"))]);
    const signature = base64(sign("sha256", signed, this.keys.privateKey));
    return { ...this.credential(), response: { clientDataJSON, authenticatorData: base64(data), signature } };
  }

  private credential() {
    const id = base64(this.id);
    return { id, rawId: id, type: "public-key" as const, clientExtensionResults: {} };
  }

  private said(type: string, challenge: string, { origin = this.origin }: Wishes): string {
    return base64(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private dataOf(more: number, { verified = true, counter = this.counter }: Wishes): Buffer {
    const flags = flag.present | (verified ? flag.verified : 0) | more;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(this.host), Buffer.from([flags]), count]);
  }
}
