/** The studio's telephone as it writes it. What no telephone could dial is no link. */
export const Telephone = ({ number }: { number: string }) =>
  /\d{3}/.test(number.replace(/\D/g, "")) ? (
    <a href={`tel:${number.replace(/\s/g, "")}`}>{number}</a>
  ) : (
    <span>{number}</span>
  );
