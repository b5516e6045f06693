/** @returns whether a telephone could dial it: an owner may also write `llámame` */
export const isDialled = (number: string): boolean => /\d{3}/.test(number.replace(/\D/g, ""));
