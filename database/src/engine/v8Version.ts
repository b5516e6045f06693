/** Of V8's own options some came with version 12 (Node 22), and others went. */
export const v8Version = Number.parseInt(process.versions.v8, 10);
