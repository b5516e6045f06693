/** Plans and photographs sent with an enquiry: how many, how large, and of what kinds. Kept apart from the schemas: the browser reads it too. */
export const mostAttachments = 5;
export const mostAttachmentBytes = 10_485_760;

/** Where the thank-you page says that not all of them were kept. */
export const missingFilesAnchor = "archivos";

/** What their bytes say they are; `shown`: what a browser shows by itself, in a page that may do nothing; `endings`: how their names end. */
export const attachmentTypes = {
  "image/jpeg": { shown: true, endings: ["jpg", "jpeg", "jpe", "jfif"] },
  "image/png": { shown: true, endings: ["png"] },
  "image/webp": { shown: true, endings: ["webp"] },
  "image/heic": { shown: false, endings: ["heic", "heif", "hif"] },
  "application/pdf": { shown: false, endings: ["pdf"] },
} as const;
export type AttachmentType = keyof typeof attachmentTypes;
