export type SectionField = "title" | "subtitle" | "description" | "image" | "ctaText" | "ctaUrl";
export type ItemField = "service" | "title" | "text" | "value" | "image" | "from" | "until" | "unit";

/** The repeated items of a section: singular and plural label; `fields`: field -> label. */
export type ItemsDefinition = { one: string; many: string; fields: Partial<Record<ItemField, string>>; most?: number };
export type Definition = {
  name: string;
  /** Field -> label. */
  fields: Partial<Record<SectionField, string>>;
  items?: ItemsDefinition;
  /** Fragment for links to the section. */
  anchor?: string;
  /** The section is hidden without any of these; `pictures`: those of its items. */
  needs?: readonly ("items" | "pictures" | "subtitle" | "description" | "image")[];
  /** The section appears even while unwritten. */
  always?: boolean;
  /** Target of the button if none is chosen. Without it, the button is hidden then. */
  otherwise?: string;
};
