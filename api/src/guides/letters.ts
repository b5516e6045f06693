import { type Language, localizedPath, type Settings, siteRoutes } from "@estudio/contract";
import { GuideModel, type LeadModel } from "@estudio/database";
import type { Knex } from "knex";
import { withoutLiveLinks } from "../mail/withoutLiveLinks";
import { letterWords } from "./letterWords";
import { newLink } from "./links";

const { guideConfirm, guideDownload, withdrawal, privacy } = siteRoutes;

/**
 * Return a mail about a guide in the language of its page: the confirmation request or the guide. The link is created
 * now, so the token is never stored and its lifetime starts with the mail.
 */
export async function letterAboutGuide(
  db: Knex,
  kind: "confirmation" | "guide",
  lead: LeadModel,
  studio: Settings,
  siteUrl: string,
): Promise<{ subject: string; text: string } | undefined> {
  const guide = lead.guideId ? await GuideModel.query(db).findById(lead.guideId) : undefined;
  if (!guide || !lead.token) return undefined;
  const { lang } = lead;
  const words = letterWords[lang];
  const page = (path: string) => siteUrl + localizedPath(path, lang);
  const isConfirmation = kind === "confirmation";
  const token = await newLink(db, lead.id, isConfirmation ? "confirm" : "file");
  const link = page(`${(isConfirmation ? guideConfirm : guideDownload).path}?t=${token}`);
  const title = titleIn(guide, lang);
  const text = [
    words.hello(withoutLiveLinks(lead.name)),
    ...(isConfirmation ? words.confirm(title, link) : words.send(title, link)),
    words.privacy(page(`${withdrawal.path}?t=${lead.token}`), page(privacy.path)),
    [words.bye, studio.person, studio.brand, studio.phone, siteUrl].filter(Boolean).join("\n"),
  ].join("\n\n");
  return { subject: isConfirmation ? words.confirmSubject(title) : words.sendSubject(title), text };
}

const titleIn = (guide: GuideModel, lang: Language) =>
  (lang === "es" ? "" : guide.translations[lang]?.title) || guide.title;
