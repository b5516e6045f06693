import { sheetOf } from "./sheet";

it("prints bold, italics and links in paragraphs, lists and quotes as the site shows them", () => {
  const text = [
    "# Antes de la obra",
    "Lo pre**fabri**cado y **luz **natural.",
    "- Mira www.colegio.example/obras.",
    "> Escribe a *Ana*: ana@estudio.example",
    "2 ** 3 < 9",
  ].join("\n\n");
  const sheet = sheetOf(text.replace("\n\n", "\n"), "es");
  expect(sheet).toContain('<p class="lead">Lo pre<strong>fabri</strong>cado y <strong>luz </strong>natural.</p>');
  expect(sheet).toContain('<li>Mira <a href="https://www.colegio.example/obras">www.colegio.example/obras</a>.</li>');
  expect(sheet).toContain('<em>Ana</em>: <a href="mailto:ana@estudio.example">ana@estudio.example</a>');
  expect(sheet).toContain("<p>2 ** 3 &lt; 9</p>");
});

it("does not let a link leave its attribute", () => {
  expect(sheetOf('# T\n[a](https://x.example/"onclick=1)', "es")).not.toContain('"onclick');
});
