// Alone in its file: the site's browser bundle takes it in.

/** What search engines show whole of a title, more or less: characters. */
export const titleLimit = 60;

/** @returns a title with the studio's name, unless that is in it, or would be what search engines cut off */
export function branded(title: string, brand: string): string {
  const whole = [title, brand].filter(Boolean).join(" · ");
  return title.includes(brand) || (title && whole.length > titleLimit) ? title : whole;
}
