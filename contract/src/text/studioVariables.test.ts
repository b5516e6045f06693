import { fillFixed } from "./studioVariables";

const text = "El estudio:[[ más de {{years}} años de interiorismo[[ en {{city}}]],]] y un método[[ para {{city}}]].";

it.each([
  [
    "both values",
    { years: 10, city: "Valencia" },
    "El estudio: más de 10 años de interiorismo en Valencia, y un método para Valencia.",
  ],
  ["no city", { years: 10, city: "" }, "El estudio: más de 10 años de interiorismo, y un método."],
  ["no years", { years: "", city: "Valencia" }, "El estudio: y un método para Valencia."],
  ["nothing", { years: "", city: "" }, "El estudio: y un método."],
])("fills a sentence of the site with %s, and leaves out the clauses about the rest", (_, values, filled) => {
  expect(fillFixed(text, values)).toBe(filled);
});

it("leaves single brackets and unfinished clauses as they are", () => {
  expect(fillFixed("Uno [dos]] tres [[cuatro", { city: "" })).toBe("Uno [dos]] tres [[cuatro");
});
