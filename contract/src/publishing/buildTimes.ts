/** A time of day on the studio's clock. */
export type BuildTime = { hour: number; minute: number };

/** Parse the times of automatic backups; `off` means none. @throws Error with a Spanish message for the editor */
export const parseBackupTimes = (text: string): BuildTime[] => (text === "off" ? [] : parseBuildTimes(text));

/**
 * Parse times of day.
 * @param text `HH:MM`, separated by commas; empty for none
 * @throws Error with a Spanish message for the editor
 */
export function parseBuildTimes(text: string): BuildTime[] {
  const times = text.split(",").map((one) => one.trim());
  return times.filter(Boolean).map((one) => {
    const [, hour, minute] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(one) ?? [];
    if (!hour || !minute) throw new Error(`«${one}» no es una hora; se escribe así: 07:30,13:00`);
    return { hour: Number(hour), minute: Number(minute) };
  });
}
