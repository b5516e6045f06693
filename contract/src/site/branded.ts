// Alone in its file: the site's browser bundle takes it in.

/** @returns a title with the studio's name, unless that is in it */
export const branded = (title: string, brand: string): string =>
  title.includes(brand) ? title : [title, brand].filter(Boolean).join(" · ");
