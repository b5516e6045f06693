import type { Settings } from "@estudio/contract";

/** Of what a program writes: holiday answers shall not answer it, nor shall it come back to us. */
export const automatic = { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" };

/** How every mail to a visitor is addressed: answering it answers the studio. */
export const toVisitor = (to: string, settings: Settings, from: string) => ({
  from: from.includes("<") ? from : { name: settings.brand, address: from },
  to,
  replyTo: { name: settings.brand, address: settings.email || settings.notifyEmail || from },
});
