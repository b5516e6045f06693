import { type Language, localizedPath } from "@estudio/contract/paths";
import { picturesIn } from "@estudio/contract/text/article";
import { Typography } from "@mui/material";
import { useCallback, useEffect, useRef, useState } from "react";
import { useRecordContext } from "react-admin";
import { useFormContext, useWatch } from "react-hook-form";
import { call } from "../../data/api";
import { writable } from "../../editor/values";
import { useShownLanguages } from "../../inputs/languages";
import * as css from "./LivePreview.module.css";
import { contentIn, livePost, type PostPreview, type PostValues } from "./livePost";

type PreviewBase = { url: string; preview: PostPreview };

/**
 * Show the article in the site's design while the editor types. The server renders the preview page once, because it
 * knows the pictures. Later changes are posted to the open page, which keeps its scroll position.
 */
export default function LivePreview() {
  const { shown } = useShownLanguages();
  const lang = shown === "all" ? "es" : shown;
  const { watch, getValues } = useFormContext<PostValues>();
  const { base, failed } = usePreviewBase(lang);
  const frame = useRef<HTMLIFrameElement>(null);

  const show = useCallback(() => {
    if (!base) return;
    const preview = livePost(base.preview, getValues(), lang);
    frame.current?.contentWindow?.postMessage({ type: "estudio:preview", preview }, window.location.origin);
  }, [base, getValues, lang]);

  useEffect(() => {
    const { unsubscribe } = watch(show);
    const ready = ({ origin, data }: MessageEvent<{ type?: string }>) => {
      if (origin === window.location.origin && data?.type === "estudio:preview-ready") show();
    };
    window.addEventListener("message", ready);
    return () => {
      unsubscribe();
      window.removeEventListener("message", ready);
    };
  }, [watch, show]);

  return (
    <div className={css.frame}>
      {failed && (
        <Typography role="status">La vista previa no está disponible ahora; lo que escribes no se pierde.</Typography>
      )}
      {base && <iframe ref={frame} src={base.url} title="Vista previa del artículo" />}
    </div>
  );
}

/** Return the preview's URL and initial data. A new language or picture requests a new preview. */
function usePreviewBase(lang: Language) {
  const record = useRecordContext();
  const { getValues } = useFormContext<PostValues>();
  const values = useWatch<PostValues>();
  const pictures = [values.imageUrl, ...picturesIn(contentIn(values, lang))].join(" ");
  const [base, setBase] = useState<PreviewBase>();
  const [failed, setFailed] = useState(false);
  const id = record && Number(record.id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the server must resolve changed pictures.
  useEffect(() => {
    let current = true;
    const make = async () => {
      const values = writable(getValues());
      const { url } = await call("POST /api/admin/previews", { body: { kind: "post", id, values } });
      const token = new URLSearchParams(url.split("?")[1]).get("token") ?? "";
      const preview = await call("GET /api/previews/{token}", { params: { token }, query: { lang } });
      if (!current || preview.kind !== "post") return;
      setBase({ url: localizedPath(url, lang), preview });
      setFailed(false);
    };
    make().catch(() => current && setFailed(true));
    return () => {
      current = false;
    };
  }, [getValues, id, lang, pictures]);

  return { base, failed };
}
