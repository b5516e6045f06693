/** @returns the address of the small version of a picture of ours; other values are shown as they are. */
export const thumbnail = (path: string, width: 320 | 640 = 320) =>
  path.replace(/^\/media\/([^/]+)\.jpg$/, `/media/$1/${width}.webp`);
