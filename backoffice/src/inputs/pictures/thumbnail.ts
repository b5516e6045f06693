/** Return the address of a rendition of an uploaded picture; other addresses are returned unchanged. */
export const thumbnail = (path: string, width: 320 | 640 = 320) =>
  path.replace(/^\/media\/([^/]+)\.jpg$/, `/media/$1/${width}.webp`);
