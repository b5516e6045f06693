/** Return the WhatsApp link of a typed phone number; undefined unless it can be a mobile number. */
export function whatsappLink(number: string): string | undefined {
  const digits = number.replace(/[^\d+]/g, "").replace(/^00/, "+");
  const abroad = /^\+[1-9]\d{7,14}$/.test(digits);
  const spanishMobile = /^[67]\d{8}$/.test(digits);
  if (abroad) return `https://wa.me/${digits.slice(1)}`;
  return spanishMobile ? `https://wa.me/34${digits}` : undefined;
}
