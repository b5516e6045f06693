import { isDialable } from "./isDialable";

/** The studio's telephone number, linked if it can be dialled. */
export const Telephone = ({ number }: { number: string }) =>
  isDialable(number) ? <a href={`tel:${number.replace(/\s/g, "")}`}>{number}</a> : <span>{number}</span>;
