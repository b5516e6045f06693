import { withoutBidiControls } from "@estudio/contract";

/** Dots within a domain, including those of other scripts. */
const dots = /(?<=[\p{L}\p{N}])[.\u3002\uFF0E\uFF61](?=\p{L}{2})/gu;

/**
 * Break the links in a stranger's text, for a mail to an address that nobody has confirmed. Otherwise a spammer could
 * have the studio mail his links to a victim. Mail programs link addresses by themselves, so `https://a.example`
 * becomes `https[:]//a[.]example`. The panel shows the original.
 */
export const withoutLiveLinks = (words: string): string =>
  withoutBidiControls(words)
    .replaceAll("://", "[:]//")
    .replace(/\b(?:mailto|tel|sms):/gi, (scheme) => `${scheme.slice(0, -1)}[:]`)
    .replace(dots, "[.]")
    .replaceAll("@", "[@]");
