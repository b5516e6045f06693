import { text } from "../rules/fields";

/** Name of the honeypot field, which people do not see. Browsers and password managers never autofill this name. */
export const trapName = "topic";

/** `website` is the former name, which password managers do fill. Pages opened earlier and other programs still send it. */
export const trapFields = { topic: text(500).optional(), website: text(500).optional() };

/** Return whether the honeypot is filled, which only robots do. */
export const fillsTrap = ({ topic, website }: { topic?: string; website?: string }): boolean =>
  Boolean(topic || website);
