import { slugOfPicture } from "./projectOfPicture";

const project = (slug: string, mainImage: string, galleryImages: string[] = [], afterImage = "") => ({
  slug,
  mainImage,
  galleryImages,
  beforeImage: "",
  afterImage,
});

test("a picture leads to the project it stands for, else to the first that shows it", () => {
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

test("a picture of no project, or none at all, leads nowhere", () => {
  for (const path of ["/otra.jpg", "", null, undefined])
    expect(slugOfPicture([project("uno", "/1.jpg")], path)).toBeUndefined();
});
