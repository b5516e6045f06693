import { readRedirects } from "./readRedirects";

it("reads pasted lines with any separator, and skips a table's header", () => {
  const text = `Antigua;Nueva
/servicios.html;/empresas
"/quienes-somos/","/sobre-mi"
/obra	/portfolio

https://www.antigua.example/caf%C3%A9/ -> https://nueva.example/contacto
/a /b
/solo`;
  expect(readRedirects(text)).toEqual([
    { from: "/servicios.html", to: "/empresas" },
    { from: "/quienes-somos", to: "/sobre-mi" },
    { from: "/obra", to: "/portfolio" },
    { from: "/caf%C3%A9", to: "/contacto" },
    { from: "/a", to: "/b" },
    { from: "/solo", to: "" },
  ]);
});
