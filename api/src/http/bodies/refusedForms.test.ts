import { createPrices } from "@estudio/database/factories";
import { engines } from "../../../../database/testing/engines";
import { testRates } from "../../../testing/rates";
import { serveRelease } from "../../../testing/release";
import { startTestApi, type TestApi } from "../../../testing/testApi";

/** The contents of each form, marked as `marketing` does. */
const inForm =
  '<input type="hidden" name="token"/><input name="email"/><p data-state="failed" hidden="">No</p><p data-state="tooMany" hidden="">Massa</p>';
const form = (action: string) => `<form method="post" action="${action}">${inForm}</form>`;
/** The calculator shows its form only with a result. */
const pageWith = (action: string) =>
  `<html lang="ca">${action === "/api/leads" ? `<section data-send hidden="">${form(action)}</section>` : form(action)}</html>`;
const token = "t".repeat(32);
const email = "nuria@puig.example";
const enquiry = { name: "Núria", projectType: "renovacion", message: "Hola" };
const answers = { kind: "cocina", m2: "12", state: "regular", quality: "media", district: "centro" };

/** Every no-script form: its action, its page and typical values. */
const forms: [action: string, page: string, sent: Record<string, string>][] = [
  ["/api/contact", "/empresas", { ...enquiry, page: "/empresas", email }],
  ["/api/leads", "/calculadora", { ...answers, name: "Núria", email }],
  ["/api/leads/withdrawal", "/baja", { token }],
  ["/api/guide-requests", "/guias/antes", { guide: "antes", email }],
  ["/api/guide-requests/confirmation", "/descarga/confirmar", { token }],
];

let api: TestApi;
afterEach(() => api.close());

/** Guides can be requested only if mail can be sent. */
const withMail = { SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "web@estudio.example" };

async function apiWithPages(engine: (typeof engines)[number]): Promise<void> {
  api = await startTestApi(engine, withMail);
  await createPrices(api.db, testRates);
  const pages = forms.map(([action, page]): [string, string] => [`/ca${page}/index.html`, pageWith(action)]);
  serveRelease(api.dataDir, "r1", Object.fromEntries(pages));
}

const send = (action: string, sent: Record<string, string>) =>
  api.anonymous().call("POST", action, new URLSearchParams({ ...sent, lang: "ca" }).toString(), {
    "Content-Type": "application/x-www-form-urlencoded",
  });

it.each(engines)(
  "returns a no-script form with its values and the message to wait, in its language, after too many attempts, on %s",
  async (engine) => {
    await apiWithPages(engine);
    const withdraw = () => api.anonymous().call("POST", "/api/leads/withdrawal", { token });
    await Promise.all(Array.from({ length: 122 }, withdraw));
    for (const [action, , sent] of forms) {
      const { status, headers, text } = await send(action, sent);
      expect([action, status, headers.get("Content-Type")]).toEqual([action, 429, "text/html; charset=utf-8"]);
      expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(text).toContain('<html lang="ca">');
      expect(text).not.toContain("data-send hidden");
      expect(text).toContain(`value="${sent.token ?? sent.email}"`);
      expect(text).toContain('data-state="tooMany" tabindex="-1" autofocus>Massa');
    }
  },
);

it("returns a no-script form with its values and an error message when the server fails", async () => {
  await apiWithPages("sqlite");
  for (const table of ["contacts", "leads", "leadLinks", "prices", "guides"])
    await api.db.schema.renameTable(table, `${table}Away`);
  for (const [action, , sent] of forms) {
    const { status, headers, text } = await send(action, sent);
    expect([action, status >= 500, headers.get("Content-Type")]).toEqual([action, true, "text/html; charset=utf-8"]);
    expect(text).not.toContain("data-send hidden");
    expect(text).toContain(`value="${sent.token ?? sent.email}"`);
    expect(text).toContain('data-state="failed" tabindex="-1" autofocus>No');
  }
});
