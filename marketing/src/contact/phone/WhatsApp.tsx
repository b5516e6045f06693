import { NewWindow } from "../../text/NewWindow";

/** A plain link that opens WhatsApp. Renders nothing without a number. */
export const WhatsApp = ({ number, children = "WhatsApp" }: { number: string; children?: string }) =>
  number ? (
    <a href={`https://wa.me/${number.replace(/\D/g, "")}`} target="_blank" rel="noopener noreferrer">
      {children}
      <NewWindow />
    </a>
  ) : null;
