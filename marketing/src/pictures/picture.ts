import type { Picture } from "@estudio/contract";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { Pictures } from "../content/records";

/** @returns what is known of a picture; nothing for absent ones: empty, holding `{host}` (specification), or never prepared. */
export function pictureOf(media: Pictures, path: string | null | undefined): Picture | undefined {
  if (!path || path.includes("{host}")) return undefined;
  return media[path];
}

const ratioOf = (ratio: string) => {
  const [width, height] = ratio.split("/").map(Number);
  return width && height ? width / height : undefined;
};

/** The screens of phones are so dense that an eighth fewer pixels are not seen. */
const onPhones = 0.88;
/** In rem; so the style sheets have it. */
const widestPhone = 48;

/**
 * A wide picture in a tall frame is shown larger than the frame and cropped.
 * @param sizes the last entry, without a condition, is that of phones if the one before it begins where they end; the only one
 *   is everybody's
 * @param narrow the frame's ratio on phones, if another
 * @returns `sizes` with each width scaled to what is really drawn
 */
export function drawnSizes(sizes: string, picture: Picture, ratio: string | undefined, narrow = ratio): string {
  const written = sizes.split(/,\s*/);
  const entries =
    written.length === 1 && narrow !== ratio ? [`(min-width: ${widestPhone}rem) ${sizes}`, sizes] : written;
  const above = Number(/min-width: (\d+)rem/.exec(entries.at(-2) ?? "")?.[1] ?? Number.POSITIVE_INFINITY);
  return entries
    .map((entry, index) => {
      const phone = above <= widestPhone && index === entries.length - 1;
      const frame = ratioOf((phone ? narrow : ratio) ?? "");
      const drawn = frame ? Math.max(1, picture.width / picture.height / frame) : 1;
      const factor = (drawn * (phone ? onPhones : 1)).toFixed(2);
      return factor === "1.00" ? entry : entry.replace(/[^\s()]+$/, (width) => `calc(${width} * ${factor})`);
    })
    .join(", ");
}

/** @returns the data that gatsby-plugin-image's helpers read, made by hand from the variants the API prepared at upload. */
export function imageData(path: string, picture: Picture, sizes: string): IGatsbyImageData {
  const base = path.replace(/\.[a-z]+$/, "");
  const srcSet = (format: string) => picture.widths.map((width) => `${base}/${width}.${format} ${width}w`).join(", ");
  const middle = picture.widths.find((width) => width >= 960) ?? picture.widths.at(-1);
  return {
    layout: "fullWidth",
    width: 1,
    height: picture.height / picture.width,
    backgroundColor: picture.color,
    images: {
      sources: [
        { type: "image/avif", srcSet: srcSet("avif"), sizes },
        { type: "image/webp", srcSet: srcSet("webp"), sizes },
      ],
      fallback: { src: middle ? `${base}/${middle}.jpg` : path, srcSet: srcSet("jpg"), sizes },
    },
  };
}

/** The frames' shapes, as `Picture.module.css` has them: width by height; `auto` where the place itself has one. */
export type Ratio = "auto" | "1 / 1" | "2 / 1" | "3 / 2" | "4 / 3" | "4 / 5" | "5 / 4" | "16 / 9" | "21 / 9";
export type NarrowRatio = "1 / 1" | "4 / 3" | "4 / 5" | "5 / 4";

const percent = (share: number) => String(Math.min(99, Math.round(share * 100))).padStart(2, "0");

/** @returns the attributes that keep the point of interest in the frame: two digits of percent each; none for the middle */
export function focalPoint({ focal }: Picture): { "data-x"?: string; "data-y"?: string } {
  const [x, y] = [percent(focal.x), percent(focal.y)];
  return x === "50" && y === "50" ? {} : { "data-x": x, "data-y": y };
}
