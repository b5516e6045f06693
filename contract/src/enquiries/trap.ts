import { text } from "../rules/fields";

/** Of the field that people do not see. No browser and no identity manager has anything to put into a field of this name. */
export const trapName = "topic";

/** `website` is its former name, which identity managers fill. Pages that were opened before, and other programs, still send it. */
export const trapFields = { topic: text(500).optional(), website: text(500).optional() };

/** @returns whether the hidden field is filled, which only programs do */
export const fillsTrap = ({ topic, website }: { topic?: string; website?: string }): boolean =>
  Boolean(topic || website);
