/** Version 12 (Node 22) added and removed some V8 options. */
export const v8Version = Number.parseInt(process.versions.v8, 10);
