import type { Settings } from "@estudio/contract";

/** Headers of automatic mails: they keep holiday replies and loops away. */
export const automaticHeaders = { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" };

/** Return the addresses of a mail to a visitor. Replies go to the studio. */
export const toVisitor = (to: string, settings: Settings, from: string) => ({
  from: from.includes("<") ? from : { name: settings.brand, address: from },
  to,
  replyTo: { name: settings.brand, address: settings.email || settings.notifyEmail || from },
});
