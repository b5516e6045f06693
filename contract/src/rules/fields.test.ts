import { email, exactText, imagePath, longText, requiredText, text } from "./fields";
import { messages } from "./messages";

it("replaces line breaks in one-line texts, which could forge lines in a mail or a table", () => {
  expect(text(100).parse("Eva\r\nBcc: otra@example.com")).toBe("Eva Bcc: otra@example.com");
  expect(requiredText(100).parse("uno\ttres\u2028cuatro\u000bcinco\u001f\u007f\u0085seis")).toBe(
    "uno tres cuatro cinco seis",
  );
  expect(text(100).parse("  blancos  y ¿signos? 🏠  ")).toBe("  blancos  y ¿signos? 🏠  ");
  expect(requiredText(100).safeParse("\r\n\u0001").success).toBe(false);
});

it("keeps the lines of a long text and drops unprintable characters", () => {
  expect(longText(100).parse("uno\r\n\tdos\n\ntres")).toBe("uno\r\n\tdos\n\ntres");
  expect(longText(100).parse("\u0001a\u0008\u000b\u000c\u000e\u001f\ufffe\uffffbc🏠")).toBe("abc🏠");
});

it("leaves exact texts unchanged", () => {
  expect(exactText(100).parse("\ta\r\n")).toBe("\ta\r\n");
});

it("refuses NUL and lone surrogates in every text", () => {
  for (const rule of [exactText(100), text(100), longText(100), requiredText(100)])
    for (const value of ["a\u0000b", "\ud800", "\udc00\ud800"])
      expect([value, rule.safeParse(value).error?.issues[0]?.message]).toEqual([value, messages.unstorable]);
});

it("accepts an international domain and converts it to Punycode", () => {
  expect(email.parse(" info@Diseño.es ")).toBe("info@xn--diseo-rta.es");
  expect(email.parse("Ana@Estudio.es")).toBe("Ana@Estudio.es");
  for (const value of ["diseño.es", "a@diseño", "a@diseño.es/x", "a@b@diseño.es", "a@diseño .es", "niño@estudio.es"])
    expect([value, email.safeParse(value).success]).toEqual([value, false]);
});

it("accepts only pictures of this site, without path traversal or attribute injection", () => {
  const paths = [
    "/media/a.jpg",
    "",
    "/sala.png",
    "/media/../secreto",
    "/media/a'b.jpg",
    '/a"onerror=x',
    "/<script>",
    "//x",
  ];
  expect(paths.filter((path) => imagePath.safeParse(path).success)).toEqual(["/media/a.jpg", "", "/sala.png"]);
});

it("refuses an e-mail address longer than mail servers accept", () => {
  const [local, label] = ["a".repeat(64), "b".repeat(63)];
  expect(email.parse(`${local}@${label}.es`)).toBe(`${local}@${label}.es`);
  for (const value of [`a${local}@${label}.es`, `a@b${label}.es`, "ana@estudio-.es"])
    expect([value, email.safeParse(value).success]).toEqual([value, false]);
});
