import { whatsappLink } from "./whatsapp";

it.each([
  ["600 000 000", "https://wa.me/34600000000"],
  ["+34 711-22-33-44", "https://wa.me/34711223344"],
  ["0044 7700 900123", "https://wa.me/447700900123"],
  ["91 000 00 00", undefined],
  ["llamar por la tarde", undefined],
])("links «%s» to %s", (number, address) => {
  expect(whatsappLink(number)).toBe(address);
});
