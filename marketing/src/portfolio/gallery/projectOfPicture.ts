import type { ShownProject as Shown } from "@estudio/contract/site/sitePage";

/** Return the slug of the project with this main picture, or else of the first that shows it. */
export function slugOfPicture(projects: Shown[], path: string | null | undefined): string | undefined {
  if (!path) return undefined;
  const has = ({ galleryImages, beforeImage, afterImage }: Shown) =>
    [...galleryImages, beforeImage, afterImage].includes(path);
  return (projects.find(({ mainImage }) => mainImage === path) ?? projects.find(has))?.slug;
}
