import { linksIn, picturesIn, plainArticle, readArticle, withoutLinks } from "./article";
import { readInline } from "./inline";

const html = (text: string): string => {
  const write = (parts: ReturnType<typeof readInline>): string =>
    parts
      .map((part) => {
        if (part.kind === "text") return part.text;
        if (part.kind === "link") return `<a ${part.to}>${write(part.parts)}</a>`;
        return `<${part.kind}>${write(part.parts)}</${part.kind}>`;
      })
      .join("");
  return write(readInline(text));
};

it("reads ## and ### as headings and splits paragraphs at blank lines", () => {
  expect(readArticle("Uno\ndos\n\n## Qué es\nTres\n### Más\n\nCuatro")).toEqual([
    { kind: "p", text: "Uno\ndos" },
    { kind: "h2", text: "Qué es", id: "que-es" },
    { kind: "p", text: "Tres" },
    { kind: "h3", text: "Más", id: "mas" },
    { kind: "p", text: "Cuatro" },
  ]);
});

it("gives equal headings different ids", () => {
  const ids = readArticle("## Luz\n## Luz\n## ¿?").map((block) => "id" in block && block.id);
  expect(ids).toEqual(["luz", "luz-2", "apartado"]);
});

it("leaves text without markup unchanged", () => {
  for (const text of ["#Uno\n# Dos\n#### Tres", "15. Quince\n2026. Año", "—No —dijo\n-no es lista", "5 * 3 * 2"])
    expect(readArticle(text)).toEqual([{ kind: "p", text }]);
  for (const text of ["5 * 3 * 2", "2*3*4", "a ** b ** c", "un_nombre_largo", "[sin destino]", "100 % (o más)", "**"])
    expect(html(text)).toBe(text);
});

it("reads lists, quotes and pictures", () => {
  const text =
    "Necesitas:\n- un **plano**\n- fotos\n  de todo\n\n- una idea\n\n1. Medir\n2. Dibujar\n\n> Menos\n> es más\n\n![Salón](/media/ab.jpg)\nPie";
  expect(readArticle(text)).toEqual([
    { kind: "p", text: "Necesitas:" },
    { kind: "list", ordered: false, items: ["un **plano**", "fotos\nde todo", "una idea"] },
    { kind: "list", ordered: true, items: ["Medir", "Dibujar"] },
    { kind: "quote", text: "Menos\nes más" },
    { kind: "picture", path: "/media/ab.jpg", alt: "Salón" },
    { kind: "p", text: "Pie" },
  ]);
});

it.each([
  ["**Ojo** con *esto*.", "<strong>Ojo</strong> con <em>esto</em>."],
  ["**todo *muy* claro**", "<strong>todo <em>muy</em> claro</strong>"],
  ["***ambas***", "<strong><em>ambas</em></strong>"],
  ["Mira [el **piso**](/proyecto/piso#luz).", "Mira <a /proyecto/piso#luz>el <strong>piso</strong></a>."],
  ["**[negrita](/blog)**", "<strong><a /blog>negrita</a></strong>"],
  ["[wiki](https://es.wikipedia.org/wiki/Roble_(madera))", "<a https://es.wikipedia.org/wiki/Roble_(madera)>wiki</a>"],
  ["[a](mailto:a@b.es) [b](tel:+34600)", "<a mailto:a@b.es>a</a> <a tel:+34600>b</a>"],
  ["\\*literal\\* y \\[x](/y)", "*literal* y [x](/y)"],
])("renders %s", (written, expected) => expect(html(written)).toBe(expected));

it.each([
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert(1))",
  "[x](data:text/html,hola)",
  "[x](//mal.example)",
  "[x](/\\mal.example)",
  "[x](vbscript:x)",
  "![x](https://mal.example/pixel.gif)",
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
])("leaves %s as text", (written) => {
  expect(html(written)).toBe(written);
  expect(readArticle(written)).toEqual([{ kind: "p", text: written }]);
  expect([linksIn(written), picturesIn(written)]).toEqual([[], []]);
});

it("extracts plain text, links and pictures", () => {
  const text =
    "## Luz\n**Uno** [dos](/proyecto/dos)\n\n- [tres](/blog/tres)\n\n![Cuatro](/media/4.jpg)\n\n> [cinco](#seis)";
  expect(plainArticle(text)).toBe("Luz\n\nUno dos\n\ntres\n\ncinco");
  expect(linksIn(text)).toEqual(["/proyecto/dos", "/blog/tres", "#seis"]);
  expect(picturesIn(text)).toEqual(["/media/4.jpg"]);
  expect(withoutLinks(text, (to) => to.startsWith("/blog"))).toBe(text.replace("[tres](/blog/tres)", "tres"));
});

it.each([
  ["pre**fabri**cado", "pre<strong>fabri</strong>cado"],
  ["**luz **natural", "<strong>luz </strong>natural"],
  ["la** luz** natural", "la<strong> luz</strong> natural"],
  ["la ** luz** natural", "la <strong> luz</strong> natural"],
  ["** luz** natural", "<strong> luz</strong> natural"],
  ["la** luz **natural", "la<strong> luz </strong>natural"],
  ["**luz ** natural", "<strong>luz </strong> natural"],
  ["¿**Sí**?, «**no**»", "¿<strong>Sí</strong>?, «<strong>no</strong>»"],
  ["2 ** 3 y **cuatro**", "2 ** 3 y <strong>cuatro</strong>"],
  ["desde 300 €** el m²\n** sin IVA", "desde 300 €** el m²\n** sin IVA"],
  ["****", "****"],
  ["** **", "** **"],
])("renders bold inside a word and next to a space: %s", (written, expected) => expect(html(written)).toBe(expected));

it.each([
  ["Mira https://roble.example/suelo.", "Mira <a https://roble.example/suelo>https://roble.example/suelo</a>."],
  ["(www.roble.example)", "(<a https://www.roble.example>www.roble.example</a>)"],
  [
    "https://es.wikipedia.org/wiki/Roble_(madera), dice",
    "<a https://es.wikipedia.org/wiki/Roble_(madera)>https://es.wikipedia.org/wiki/Roble_(madera)</a>, dice",
  ],
  ["**https://roble.example**", "<strong><a https://roble.example>https://roble.example</a></strong>"],
  ["Escribe a hola@roble.example.", "Escribe a <a mailto:hola@roble.example>hola@roble.example</a>."],
  ["«http://a.example/?q=1&b=2#c»", "«<a http://a.example/?q=1&b=2#c>http://a.example/?q=1&b=2#c</a>»"],
])("links a bare address: %s", (written, expected) => expect(html(written)).toBe(expected));

it.each(["https://", "www.", "www. x", "hola@", "@hola.es", "a@b", "ftp://a.example"])(
  "leaves the incomplete address %s as text",
  (written) => expect(html(written)).toBe(written),
);

it("leaves an overlong address as text", () => {
  const long = `https://a.example/${"a".repeat(600)}`;
  expect(html(long)).toBe(long);
});

it("does not nest a link in the text of a link", () => {
  expect(html("[https://a.example](https://b.example)")).toBe("<a https://b.example>https://a.example</a>");
  expect(html("[ver **www.a.example**](/blog)")).toBe("<a /blog>ver <strong>www.a.example</strong></a>");
});

it("breaks lines at U+2028 and U+2029", () => {
  expect(readArticle("Uno\u2028## Dos\u2029- tres\u2028- cuatro")).toEqual([
    { kind: "p", text: "Uno" },
    { kind: "h2", text: "Dos", id: "dos" },
    { kind: "list", ordered: false, items: ["tres", "cuatro"] },
  ]);
});

it("reads a line of very many spaces in linear time", () => {
  const blanks = " ".repeat(90_000);
  expect(readArticle(`- ${blanks}x\u2028y`)).toEqual([{ kind: "list", ordered: false, items: ["x\ny"] }]);
  expect(readArticle(`## ${blanks}x\u2028y`)).toHaveLength(2);
});

it("reads 100,000 characters of markup without backtracking", () => {
  const one = (sign: string) => sign.repeat(Math.floor(100_000 / sign.length));
  for (const sign of [
    "[",
    "[a](",
    "**a ",
    "*a",
    "***",
    "> ",
    "- ",
    "![",
    "](",
    "*a **b ",
    "**",
    "** ",
    " **",
    "a**",
    "a** ",
    "a@",
    "a.",
    "www.",
    "https://",
    "https://a.b)",
    "x\u2028",
  ])
    expect(plainArticle(one(sign)).length).toBeGreaterThan(0);
});

it("adds https:// to an address without a scheme", () => {
  const written = "Mira [el suelo](www.parquet.example/roble).";
  expect(linksIn(written)).toEqual(["https://www.parquet.example/roble"]);
  expect(readInline(written)[1]).toMatchObject({ kind: "link", to: "https://www.parquet.example/roble" });
  expect(withoutLinks(written, (to) => !to.startsWith("https://"))).toBe(written);
});
