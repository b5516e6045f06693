import { galleryRows } from "./galleryRows";

const lying = { width: 1600, height: 1067 };
const upright = { width: 1280, height: 1600 };
const rows = (shapes: string) =>
  galleryRows([...shapes].map((shape) => (shape === "L" ? lying : upright)))
    .map((row) => row.map((picture) => (picture === lying ? "L" : "U")).join(""))
    .join(" ");

it("arranges pictures by shape, in their order", () => {
  expect(rows("")).toBe("");
  expect(rows("L")).toBe("L");
  expect(rows("U")).toBe("U");
  expect(rows("LL")).toBe("L L");
  expect(rows("UU")).toBe("UU");
  expect(rows("LUU")).toBe("L UU");
  expect(rows("LUL")).toBe("LU L");
  expect(rows("ULULL")).toBe("UL UL L");
  expect(rows("UUU")).toBe("UU U");
  expect(rows("LLL")).toBe("L LL");
  expect(rows("LLUULL")).toBe("L L UU LL");
});
