import type { Picture } from "@estudio/contract";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { Pictures } from "../content/records";

/** Return a picture's data; undefined if it is empty, a `{host}` value (specification), or has no renditions. */
export function pictureOf(media: Pictures, path: string | null | undefined): Picture | undefined {
  if (!path || path.includes("{host}")) return undefined;
  return media[path];
}

const ratioOf = (ratio: string) => {
  const [width, height] = ratio.split("/").map(Number);
  return width && height ? width / height : undefined;
};

/** Phones have such dense screens that 12 % fewer pixels are invisible. */
const phonePixelShare = 0.88;
/** In rem, as in the style sheets. */
const maxPhoneWidthRem = 48;

/**
 * Scale `sizes` to the drawn width: a wide picture in a tall frame is drawn larger than the frame and cropped.
 * @param sizes the last entry applies to phones if the one before starts at `maxPhoneWidthRem`; a single entry applies to all
 * @param narrow aspect ratio on phones, if different
 */
export function drawnSizes(sizes: string, picture: Picture, ratio: string | undefined, narrow = ratio): string {
  const written = sizes.split(/,\s*/);
  const entries =
    written.length === 1 && narrow !== ratio ? [`(min-width: ${maxPhoneWidthRem}rem) ${sizes}`, sizes] : written;
  const above = Number(/min-width: (\d+)rem/.exec(entries.at(-2) ?? "")?.[1] ?? Number.POSITIVE_INFINITY);
  return entries
    .map((entry, index) => {
      const phone = above <= maxPhoneWidthRem && index === entries.length - 1;
      const frame = ratioOf((phone ? narrow : ratio) ?? "");
      const drawn = frame ? Math.max(1, picture.width / picture.height / frame) : 1;
      const factor = (drawn * (phone ? phonePixelShare : 1)).toFixed(2);
      return factor === "1.00" ? entry : entry.replace(/[^\s()]+$/, (width) => `calc(${width} * ${factor})`);
    })
    .join(", ");
}

/** Build the input of gatsby-plugin-image's helpers from the renditions that the API created at upload. */
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

/** Aspect ratios of frames, as in `Picture.module.css`; `auto`: the container has its own. */
export type Ratio = "auto" | "1 / 1" | "2 / 1" | "3 / 2" | "4 / 3" | "4 / 5" | "5 / 4" | "16 / 9" | "21 / 9";
export type NarrowRatio = "1 / 1" | "4 / 3" | "4 / 5" | "5 / 4";

const percent = (share: number) => String(Math.min(99, Math.round(share * 100))).padStart(2, "0");

/** Return attributes for the focal point, in two digits of percent each; none for the centre. */
export function focalPoint({ focal }: Picture): { "data-x"?: string; "data-y"?: string } {
  const [x, y] = [percent(focal.x), percent(focal.y)];
  return x === "50" && y === "50" ? {} : { "data-x": x, "data-y": y };
}
