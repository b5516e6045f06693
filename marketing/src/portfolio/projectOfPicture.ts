import type { ShownProject as Shown } from "@estudio/contract/site/sitePage";

/** @returns the slug of the project that a picture was taken of: the one it stands for, else the first that has it */
export function slugOfPicture(projects: Shown[], path: string | null | undefined): string | undefined {
  if (!path) return undefined;
  const has = ({ galleryImages, beforeImage, afterImage }: Shown) =>
    [...galleryImages, beforeImage, afterImage].includes(path);
  return (projects.find(({ mainImage }) => mainImage === path) ?? projects.find(has))?.slug;
}
