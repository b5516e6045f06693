import type { Settings } from "@estudio/contract";

/** What every mail to a visitor carries that a program writes: from whom, whom to answer, and that no machine shall answer it. */
export const automatic = (settings: Settings, from: string) => ({
  from: from.includes("<") ? from : { name: settings.brand, address: from },
  replyTo: { name: settings.brand, address: settings.email || settings.notifyEmail || from },
  // Holiday answers shall not answer it, nor shall it come back to us.
  headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
});
