import type { Preview } from "@estudio/contract";
import type { Language } from "@estudio/contract/paths";
import { useEffect, useState } from "react";
import { type FreshState, useFresh } from "./fresh";

/** Message from the panel to the preview frame while an editor types. */
type PreviewMessage = { type: "estudio:preview"; preview: Preview };
const isPreviewMessage = (data: unknown): data is PreviewMessage =>
  typeof data === "object" && data !== null && "type" in data && data.type === "estudio:preview" && "preview" in data;

/** Return the previewed record of `?token=`, or whatever the panel posts from the same origin. */
export function usePreview(lang: Language): { preview: Preview | null; state: FreshState } {
  /** Undefined before hydration. */
  const [token, setToken] = useState<string>();
  const [typed, setTyped] = useState<Preview>();
  useEffect(() => setToken(new URLSearchParams(window.location.search).get("token") ?? ""), []);
  useEffect(() => {
    const listen = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin === window.location.origin && isPreviewMessage(data)) setTyped(data.preview);
    };
    window.addEventListener("message", listen);
    // The panel waits for this message before it posts.
    if (window.parent !== window) window.parent.postMessage({ type: "estudio:preview-ready" }, window.location.origin);
    return () => window.removeEventListener("message", listen);
  }, []);
  const { record, state } = useFresh(
    "GET /api/previews/{token}",
    token ? { params: { token }, query: { lang } } : null,
    null,
  );
  return { preview: typed ?? record, state: token === "" ? "missing" : state };
}
