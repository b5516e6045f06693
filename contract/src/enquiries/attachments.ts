/** Limits of the files sent with an enquiry. Free of zod, for the browser. */
export const maxAttachments = 5;
export const maxAttachmentBytes = 10_485_760;

/** Anchor on the thank-you page for the notice that some files were not stored. */
export const missingFilesAnchor = "archivos";

/** Allowed types, detected from the content. `shown`: a browser can display it safely inline; `endings`: file extensions. */
export const attachmentTypes = {
  "image/jpeg": { shown: true, endings: ["jpg", "jpeg", "jpe", "jfif"] },
  "image/png": { shown: true, endings: ["png"] },
  "image/webp": { shown: true, endings: ["webp"] },
  "image/heic": { shown: false, endings: ["heic", "heif", "hif"] },
  "application/pdf": { shown: false, endings: ["pdf"] },
} as const;
export type AttachmentType = keyof typeof attachmentTypes;
