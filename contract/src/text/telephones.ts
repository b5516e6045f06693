/** Separators in telephone numbers. */
const onlyParted = /[\s().\-–/_]/g;
/** A search word that is a number or its beginning. A few bare digits may mean something else, so they need a prefix. */
const begun = /^(?=\D*\d)(?:\+|\(|00)[\d+\s().\-–/_]*$/;
const whole = /^\d(?:[\s().\-–/_]*\d){8,14}$/;

/** Return the digits for storing and searching, with the country code; without one, Spain's is added. */
export function telephoneDigits(written: string): string {
  const digits = digitsOf(written);
  return /^\d{9}$/.test(digits) && !/^\s*\(?\+/.test(written) ? `34${digits}` : digits;
}

/** Convert a search word to stored digits if it is a telephone number or part of one. */
export function asStoredTelephone(word: string): string {
  const number = word.replace(/^tel:/i, "");
  return begun.test(number) || whole.test(number) ? digitsOf(number) : word;
}

/** Removes separators and the international prefix (`+` or `00`). */
const digitsOf = (written: string) =>
  written
    .replace(onlyParted, "")
    .replace(/^(?:\+|00)/, "")
    .replace(/\D/g, "");
