/** @returns whether a telephone could dial it */
export const isDialled = (number: string): boolean => /\d{3}/.test(number.replace(/\D/g, ""));

/** The studio's telephone as it writes it. What no telephone could dial is no link. */
export const Telephone = ({ number }: { number: string }) =>
  isDialled(number) ? <a href={`tel:${number.replace(/\s/g, "")}`}>{number}</a> : <span>{number}</span>;
