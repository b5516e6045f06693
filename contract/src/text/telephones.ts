/** A number that begins with `+`, or nine digits and more, however they are parted. */
const telephone = /\+\d[\d\s.()/-]*|\d(?:[\s.()/-]*\d){8,14}/g;

/** @returns its digits as they are compared: one number is written in many ways, with and without Spain's prefix */
export const telephoneDigits = (written: string): string =>
  written
    .replace(/[^\d+]/g, "")
    .replace(/^(?:\+|00)(?:34)?|^34(?=\d{9}$)/, "")
    .replace(/\D/g, "");

/** @returns what was typed with each telephone in it as one word of its digits */
export const withTelephonesJoined = (text: string): string =>
  text.replace(telephone, (written) => ` ${telephoneDigits(written)} `);
