import { settingsInput } from "../settings";
import { contrast, contrastOf, nearestReadable } from "./colours";
import { defaultBrand, lookStyle } from "./look";
import { iconSvg, monogramOf, shareSvg } from "./signs";

const demo = { brand: "Estudio Lumbre", ...defaultBrand };
const refusals = (values: object) =>
  settingsInput.safeParse(values).error?.issues.map(({ path, message }) => [path.join("."), message]);

it("needs no style sheet for the default brand", () => {
  expect(lookStyle(defaultBrand)).toBe("");
});

it("writes chosen colours as custom properties that need no escaping in HTML", () => {
  const style = lookStyle({ accent: "#1F5E4A", dark: "#10202a", typeScale: "amplia" });
  expect(style).toBe("html:root{--clay:#1F5E4A;--clay-deep:#194b3b;--ink:#10202a;--night:#10202a;--type:1.12}");
  expect(style).not.toMatch(/[<>&"']/);
});

it("measures contrast as WCAG does", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

it("refuses an unreadable colour, naming its contrast ratio and the nearest readable colour", () => {
  expect(refusals({ accent: "#e0885f", dark: "#1f1b16" })).toEqual([
    ["accent", expect.stringMatching(/contraste es 2,\d:1 y hace falta 4,5:1.*sirve es #[0-9a-f]{6}$/)],
  ]);
  expect(refusals({ dark: "#8a8a8a" })).toEqual([["dark", expect.stringContaining("hace falta 4,5:1")]]);
  for (const [kind, colour] of [
    ["accent", "#e0885f"],
    ["accent", "#ffff00"],
    ["dark", "#ffffff"],
  ] as const) {
    const proposed = nearestReadable(kind, colour);
    expect(contrastOf(kind, proposed)).toBeGreaterThanOrEqual(4.5);
    expect(refusals({ [kind]: proposed })).toBeUndefined();
  }
  expect(refusals({ accent: "red" })).toEqual([["accent", "Escribe un color con seis cifras: #9d4526"]]);
  expect(refusals({ monogram: "ABC" })).toEqual([["monogram", "Una o dos letras"]]);
  expect(refusals({ ...defaultBrand, monogram: "Ñ" })).toBeUndefined();
});

it("uses the chosen letters as the monogram, or else the initials of the name", () => {
  expect(monogramOf({ ...demo, brand: "Estudi Àngels Roca" })).toBe("EÀ");
  expect(monogramOf({ ...demo, brand: "Casa & Luz", wordmark: "Luz" })).toBe("L");
  expect(monogramOf({ ...demo, monogram: "cv" })).toBe("CV");
});

it("draws another studio's own letters in its icon and share picture, as paths and without text elements", () => {
  const other = { ...demo, brand: "Estudi <Roca> & Fills", accent: "#1f5e4a" };
  expect(iconSvg(other)).toContain('fill="#1f5e4a"');
  expect(iconSvg(other)).toContain("<title>Estudi &lt;Roca> &amp; Fills</title>");
  const share = shareSvg(other);
  expect(share).not.toContain("<text");
  expect(share).toContain('width="1200" height="630"');
  expect(share.match(/<path transform/g)?.length).toBeGreaterThan("EstudiRocaFills".length);
});
