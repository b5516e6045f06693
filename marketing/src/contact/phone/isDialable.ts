/** Return whether a telephone number can be dialled. An owner may enter text such as `llámame`. */
export const isDialable = (number: string): boolean => /\d{3}/.test(number.replace(/\D/g, ""));
