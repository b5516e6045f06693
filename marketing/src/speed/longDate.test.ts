import { type Language, languages } from "@estudio/contract/paths";
import { studioTimeZone } from "@estudio/contract/studioTime";
import { longDate } from "./longDate";

const locales: Record<Language, string> = { es: "es-ES", ca: "ca-ES", en: "en-GB" };
const hourMs = 3_600_000;

it("writes the day in Madrid, in the reader's language", () => {
  const late = "2026-11-21T23:30:00.000Z";
  expect(longDate(late, "es")).toBe("22 de noviembre de 2026");
  expect(longDate(late, "ca")).toBe("22 de novembre del 2026");
  expect(longDate(late, "en")).toBe("22 November 2026");
});

it.each(languages)("matches Intl for every day, also around midnight: %s", (lang) => {
  const platform = new Intl.DateTimeFormat(locales[lang], {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: studioTimeZone,
  });
  const different: string[] = [];
  for (let at = Date.UTC(1997, 0, 1); at < Date.UTC(2038, 0, 1); at += 24 * hourMs)
    for (const hour of [0.5, 12, 21.5, 22.5, 23.5]) {
      const moment = new Date(at + hour * hourMs);
      if (longDate(moment.toISOString(), lang) !== platform.format(moment)) different.push(moment.toISOString());
    }
  expect(different).toEqual([]);
});
