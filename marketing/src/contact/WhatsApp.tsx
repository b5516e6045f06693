import { NewWindow } from "../text/NewWindow";

/** The studio on WhatsApp, where it answers there: a plain link, which opens the application. */
export const WhatsApp = ({ number, children = "WhatsApp" }: { number: string; children?: string }) =>
  number ? (
    <a href={`https://wa.me/${number.replace(/\D/g, "")}`} target="_blank" rel="noopener noreferrer">
      {children}
      <NewWindow />
    </a>
  ) : null;
