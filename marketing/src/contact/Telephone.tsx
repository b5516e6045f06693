import { isDialled } from "./dialled";

/** The studio's telephone as it writes it. What no telephone could dial is no link. */
export const Telephone = ({ number }: { number: string }) =>
  isDialled(number) ? <a href={`tel:${number.replace(/\s/g, "")}`}>{number}</a> : <span>{number}</span>;
