import type { Picture } from "@estudio/contract";
import { drawnSizes, focalPoint, imageData, pictureOf } from "./picture";

const picture: Picture = {
  width: 1600,
  height: 900,
  color: "#aabbcc",
  focal: { x: 0.25, y: 0.5 },
  alt: "Un salón",
  credit: "",
  widths: [320, 640, 1280],
};

it("ignores missing pictures, {host} values and pictures without renditions", () => {
  const media = { "/media/a.jpg": picture, "/media/{host}/b.jpg": picture };
  expect(pictureOf(media, "/media/a.jpg")).toBe(picture);
  for (const path of ["", null, undefined, "/media/{host}/b.jpg", "/media/other.jpg"])
    expect(pictureOf(media, path)).toBeUndefined();
});

it("offers the existing renditions in three formats", () => {
  const { images } = imageData("/media/a.jpg", picture, "100vw");
  expect(images.sources?.map((source) => source.type)).toEqual(["image/avif", "image/webp"]);
  expect(images.fallback?.srcSet).toBe("/media/a/320.jpg 320w, /media/a/640.jpg 640w, /media/a/1280.jpg 1280w");
  expect(images.fallback?.src).toBe("/media/a/1280.jpg");
});

it("scales sizes to the drawn width of a wide picture in a tall frame", () => {
  expect(drawnSizes("(min-width: 48rem) 30vw, 100vw", picture, "4 / 5")).toBe(
    "(min-width: 48rem) calc(30vw * 2.22), calc(100vw * 1.96)",
  );
  expect(drawnSizes("(min-width: 48rem) 30vw, 100vw", picture, "4 / 5", "16 / 9")).toBe(
    "(min-width: 48rem) calc(30vw * 2.22), calc(100vw * 0.88)",
  );
  expect(drawnSizes("(min-width: 82rem) 82rem, 100vw", picture, "16 / 9")).toBe("(min-width: 82rem) 82rem, 100vw");
  expect(drawnSizes("(max-aspect-ratio: 1/1) 100vh, 100vw", picture, "auto")).toBe(
    "(max-aspect-ratio: 1/1) 100vh, 100vw",
  );
  expect(drawnSizes("100vw", picture, undefined)).toBe("100vw");
  expect(drawnSizes("100vw", picture, "21 / 9")).toBe("100vw");
  expect(drawnSizes("100vw", picture, "21 / 9", "4 / 5")).toBe(
    drawnSizes("(min-width: 48rem) 100vw, 100vw", picture, "21 / 9", "4 / 5"),
  );
});

it("writes the focal point as attributes", () => {
  expect(focalPoint(picture)).toEqual({ "data-x": "25", "data-y": "50" });
  expect(focalPoint({ ...picture, focal: { x: 0.07, y: 1 } })).toEqual({ "data-x": "07", "data-y": "99" });
  expect(focalPoint({ ...picture, focal: { x: 0.5, y: 0.5 } })).toEqual({});
});
