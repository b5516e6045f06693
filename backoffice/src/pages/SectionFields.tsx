import type { Page } from "@estudio/contract";
import { sectionDefinition } from "@estudio/contract/pages/sections";
import { DestinationInput } from "../inputs/DestinationInput";
import { PictureInput } from "../inputs/pictures/PictureInput";
import { Translated } from "../inputs/Translated";
import { ItemsInput } from "./ItemsInput";

/** Show the fields that the contract defines for this section, with its labels. */
export function SectionFields({ page, sectionKey }: { page: Page; sectionKey: string }) {
  const { fields = {}, items, otherwise } = sectionDefinition(page.pageKey, sectionKey) ?? {};
  const { title, subtitle, description, image, ctaText, ctaUrl } = fields;
  return (
    <>
      {title && <Translated source="title" label={title} />}
      {subtitle && <Translated source="subtitle" label={subtitle} multiline />}
      {description && <Translated source="description" label={description} multiline minRows={3} />}
      {image && <PictureInput source="image" label={image} />}
      {ctaText && <Translated source="ctaText" label={ctaText} />}
      {ctaUrl && <DestinationInput source="ctaUrl" label={ctaUrl} page={page} otherwise={otherwise} />}
      {items && <ItemsInput of={items} />}
    </>
  );
}
