import { withoutTurns } from "@estudio/contract";

/** The dots between the words of a domain, also as other scripts write them. */
const dots = /(?<=[\p{L}\p{N}])[.\u3002\uFF0E\uFF61](?=\p{L}{2})/gu;

/**
 * A stranger's words for a mail to an address that nobody has confirmed: whoever writes another's address into a form would
 * have the studio send his links there. Mail programs make links of addresses by themselves, so each is taken apart:
 * `https://a.example` becomes `https[:]//a[.]example`. The panel shows the words as they were written.
 */
export const withoutLiveLinks = (words: string): string =>
  withoutTurns(words)
    .replaceAll("://", "[:]//")
    .replace(/\b(?:mailto|tel|sms):/gi, (scheme) => `${scheme.slice(0, -1)}[:]`)
    .replace(dots, "[.]")
    .replaceAll("@", "[@]");
