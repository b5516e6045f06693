import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { guideInput, postInput, projectInput } from "@estudio/contract";
import { resources } from "./resources";

const root = join(__dirname, "../..");

/** Return the source text of all components in a folder. */
const sourceOf = (folder: string): string =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .map((file) => readFileSync(join(root, folder, file), "utf8"))
    .join("\n");

/** Fields that no page shows, with the reason. */
const unseen: Record<string, string> = {
  status: "decides whether the record is public",
  publishAt: "decides when the record becomes public",
  unpublishAt: "decides when the record stops being public",
  featured: "decides whether the home page shows the project",
  position: "decides the order of the guides",
  translations: "holds the other fields in other languages",
};

const panel = sourceOf("backoffice/src");
const site = `${sourceOf("marketing/src")}\n${sourceOf("contract/src/site")}`;

const kinds = [
  ["project", projectInput.shape, resources.projects.fields],
  ["post", postInput.shape, resources.blog.fields],
  ["guide", guideInput.shape, resources.guides.fields],
] as const;

describe.each(kinds)("each field of a %s that an editor may write", (_kind, shape, names) => {
  const fields = Object.keys(shape);

  it("has a name in the panel", () => {
    expect(fields.filter((field) => !Object.hasOwn(names, field))).toEqual([]);
  });

  it("has an input in the panel", () => {
    const written = fields.filter((field) => field !== "translations");
    expect(written.filter((field) => !panel.includes(`source="${field}"`))).toEqual([]);
  });

  it("is read by a page of the site, or is on the list of those that none shows", () => {
    const isRead = (field: string) => new RegExp(`[.{,]\\s*${field}\\b`).test(site);
    expect(fields.filter((field) => !Object.hasOwn(unseen, field) && !isRead(field))).toEqual([]);
  });
});
