import { slugOfPicture } from "./projectOfPicture";

const project = (slug: string, mainImage: string, galleryImages: string[] = [], afterImage = "") => ({
  slug,
  mainImage,
  galleryImages,
  beforeImage: "",
  afterImage,
});

it("finds the project with this main picture, or else the first that shows it", () => {
  const projects = [
    project("uno", "/1.jpg", ["/2.jpg", "/detalle.jpg"]),
    project("dos", "/2.jpg", ["/detalle.jpg"], "/3.jpg"),
  ];
  expect(["/1.jpg", "/2.jpg", "/3.jpg", "/detalle.jpg"].map((path) => slugOfPicture(projects, path))).toEqual([
    "uno",
    "dos",
    "dos",
    "uno",
  ]);
});

it("finds nothing for other pictures or none", () => {
  for (const path of ["/otra.jpg", "", null, undefined])
    expect(slugOfPicture([project("uno", "/1.jpg")], path)).toBeUndefined();
});
