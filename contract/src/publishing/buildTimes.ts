/** A time of day in the studio. */
export type BuildTime = { hour: number; minute: number };

/** When backups are made by themselves: such times, or `off`. @throws Error when a time cannot be read, in words for who wrote it */
export const parseBackupTimes = (text: string): BuildTime[] => (text === "off" ? [] : parseBuildTimes(text));

/**
 * @param text `HH:MM`, separated by commas; empty for none
 * @throws Error when a time cannot be read, in words for who wrote it
 */
export function parseBuildTimes(text: string): BuildTime[] {
  const times = text.split(",").map((one) => one.trim());
  return times.filter(Boolean).map((one) => {
    const [, hour, minute] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(one) ?? [];
    if (!hour || !minute) throw new Error(`«${one}» no es una hora; se escribe así: 07:30,13:00`);
    return { hour: Number(hour), minute: Number(minute) };
  });
}
