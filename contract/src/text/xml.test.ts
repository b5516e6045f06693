import { escapeXml } from "./xml";

it("drops characters that XML does not allow", () => {
  expect(escapeXml('Luz\u000b & <"sombra">\u0000\u001f\ufffe\uffff\ud800\n🏠')).toBe(
    "Luz &amp; &lt;&quot;sombra&quot;&gt;\n🏠",
  );
});
