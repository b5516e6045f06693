import type { Client } from "./testApi";

/** The three steps of an upload, as the panel takes them. */
export async function ask(editor: Client): Promise<string> {
  const { body } = await editor.call<{ uploadURL: string }>("POST", "/api/objects/upload");
  return body.uploadURL;
}
export const ready = (editor: Client, imageURL: string) =>
  editor.call<{ objectPath: string; code: string; errors: Record<string, string> }>("PUT", "/api/objects/set-acl", {
    imageURL,
  });
export async function upload(editor: Client, bytes: Buffer, type = "image/jpeg") {
  const url = await ask(editor);
  await editor.call("PUT", url, bytes, { "Content-Type": type });
  return ready(editor, url);
}
