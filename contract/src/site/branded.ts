// In its own file, for the site's bundle.

/** About as many characters of a title as search engines show. */
export const titleLimit = 60;

/** Append the studio's name to a title, unless the title contains it or search engines would cut it off. */
export function branded(title: string, brand: string): string {
  const whole = [title, brand].filter(Boolean).join(" · ");
  return title.includes(brand) || (title && whole.length > titleLimit) ? title : whole;
}
