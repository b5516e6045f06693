import { httpClient } from "../data/api";

/** Upload a PDF. @returns its key and name, as stored in the guide @throws ApiError */
export async function uploadGuideFile(file: File): Promise<string> {
  const { json }: { json: { file: string } } = await httpClient(
    `/api/admin/guide-files?name=${encodeURIComponent(file.name)}`,
    { method: "POST", body: file, headers: new Headers({ "Content-Type": "application/pdf" }) },
  );
  return json.file;
}
