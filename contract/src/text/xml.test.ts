import { escapeXml } from "./xml";

test("signs that XML cannot carry are left out, also of what was stored earlier", () => {
  expect(escapeXml('Luz\u000b & <"sombra">\u0000\u001f\ufffe\uffff\ud800\n🏠')).toBe(
    "Luz &amp; &lt;&quot;sombra&quot;&gt;\n🏠",
  );
});
