/** What parts the figures of a telephone, however it is written. */
const onlyParted = /[\s().\-–/_]/g;
/** As a search has it: the whole number, or what stands first of it; a number of few figures may be anything else. */
const begun = /^(?=\D*\d)(?:\+|\(|00)[\d+\s().\-–/_]*$/;
const whole = /^\d(?:[\s().\-–/_]*\d){8,14}$/;

/** @returns its figures as they are stored to be searched, with the country's: Spain's, where none is written */
export function telephoneDigits(written: string): string {
  const digits = digitsOf(written);
  return /^\d{9}$/.test(digits) && !/^\s*\(?\+/.test(written) ? `34${digits}` : digits;
}

/** @returns a word of a search that is a telephone, or part of one, as it is found in those figures; any other as it is */
export function asStoredTelephone(word: string): string {
  const number = word.replace(/^tel:/i, "");
  return begun.test(number) || whole.test(number) ? digitsOf(number) : word;
}

/** Without what parts them, and without what stands for the `+`. */
const digitsOf = (written: string) =>
  written
    .replace(onlyParted, "")
    .replace(/^(?:\+|00)/, "")
    .replace(/\D/g, "");
