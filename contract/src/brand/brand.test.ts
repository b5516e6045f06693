import { settingsInput } from "../settings";
import { contrast, contrastOf, nearestReadable } from "./colours";
import { drawnBrand, lookStyle } from "./look";
import { iconSvg, monogramOf, shareSvg } from "./signs";

const demo = { brand: "Estudio Lumbre", ...drawnBrand };
const refusals = (values: object) =>
  settingsInput.safeParse(values).error?.issues.map(({ path, message }) => [path.join("."), message]);

test("a brand nobody has chosen needs no style sheet", () => {
  expect(lookStyle(drawnBrand)).toBe("");
});

test("what was chosen goes before the shared style sheet, and needs no escaping in a page", () => {
  const style = lookStyle({ accent: "#1F5E4A", dark: "#10202a", typeScale: "amplia" });
  expect(style).toBe("html:root{--clay:#1F5E4A;--clay-deep:#194b3b;--ink:#10202a;--night:#10202a;--type:1.12}");
  expect(style).not.toMatch(/[<>&"']/);
});

test("contrast is WCAG's", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test("a colour in which nothing can be read is refused with its ratio and the nearest one that serves", () => {
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
  expect(refusals({ ...drawnBrand, monogram: "Ñ" })).toBeUndefined();
});

test("the sign is the letters chosen, else the initials of the name", () => {
  expect(monogramOf({ ...demo, brand: "Estudi Àngels Roca" })).toBe("EÀ");
  expect(monogramOf({ ...demo, brand: "Casa & Luz", wordmark: "Luz" })).toBe("L");
  expect(monogramOf({ ...demo, monogram: "cv" })).toBe("CV");
});

test("another studio's icon and share picture carry its own letters, as drawings and no text", () => {
  const other = { ...demo, brand: "Estudi <Roca> & Fills", accent: "#1f5e4a" };
  expect(iconSvg(other)).toContain('fill="#1f5e4a"');
  expect(iconSvg(other)).toContain("<title>Estudi &lt;Roca> &amp; Fills</title>");
  const share = shareSvg(other);
  expect(share).not.toContain("<text");
  expect(share).toContain('width="1200" height="630"');
  expect(share.match(/<path transform/g)?.length).toBeGreaterThan("EstudiRocaFills".length);
});
