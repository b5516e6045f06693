import { readFileSync } from "node:fs";
import { join } from "node:path";
import { blankGuide } from "@estudio/contract/content/blank";
import { languages } from "@estudio/contract/paths";
import i18next from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nContext } from "react-i18next";
import type { Guide, Settings } from "../content/records";
import { SettingsContext } from "../content/settings";
import { GuideView } from "../views/guides/GuideView";

jest.mock("gatsby", () => ({ graphql: () => "", Link: "a" }));

const moment = "2026-11-01T10:00:00.000Z";
const guide: Guide = {
  ...blankGuide(),
  ...{ id: 1, title: "Antes de la obra", slug: "antes", content: "", inside: [], fileBytes: 2048 },
  ...{ status: "published", createdAt: moment, updatedAt: moment, media: {}, fallback: [] },
};

describe.each(languages)("a guide's page in %s", (lng) => {
  const shown = async (sendsMail: boolean) => {
    const i18n = i18next.createInstance();
    const words = (ns: string) => JSON.parse(readFileSync(join(__dirname, `../../locales/${lng}/${ns}.json`), "utf8"));
    const resources = { [lng]: Object.fromEntries(["guides", "contact", "common"].map((ns) => [ns, words(ns)])) };
    await i18n.init({ lng, resources, interpolation: { escapeValue: false } });
    return renderToStaticMarkup(
      <I18nContext.Provider value={{ i18n }}>
        <SettingsContext.Provider value={{ brand: "Estudio", email: "", phone: "", sendsMail } as Settings}>
          <GuideView guide={guide} />
        </SettingsContext.Provider>
      </I18nContext.Provider>,
    );
  };

  it("asks for an e-mail address if mail can be sent", async () => {
    const html = await shown(true);
    expect(html).toContain('action="/api/guide-requests"');
    expect(html).not.toContain("/file?");
  });

  it("offers a download without promising mail if none can be sent", async () => {
    const html = await shown(false);
    expect(html).toContain(`href="/api/guides/antes/file?lang=${lng}"`);
    expect(html).not.toContain("<form");
  });
});
