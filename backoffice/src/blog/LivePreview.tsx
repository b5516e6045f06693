import type { Preview } from "@estudio/contract";
import { localizedPath } from "@estudio/contract/languages";
import { Box, Typography } from "@mui/material";
import { useCallback, useEffect, useRef, useState } from "react";
import { useRecordContext } from "react-admin";
import { useFormContext } from "react-hook-form";
import { call } from "../api";
import { writable } from "../editor/values";
import { useShownLanguages } from "../inputs/languages";

const pause = 600;

/**
 * The article in the site's real design, kept in step with the form: each pause in the writing makes a new preview on the
 * server (which knows pictures and fallbacks) and hands it to the open page, which keeps its scroll.
 */
export default function LivePreview() {
  const record = useRecordContext();
  const { watch, getValues } = useFormContext();
  const { shown } = useShownLanguages();
  const lang = shown === "all" ? "es" : shown;
  const frame = useRef<HTMLIFrameElement>(null);
  const [url, setUrl] = useState<string>();
  const [failed, setFailed] = useState(false);

  const refresh = useCallback(async () => {
    try {
      const values = writable(getValues());
      const link = await call<{ url: string }>("/api/admin/previews", "POST", { kind: "post", id: record?.id, values });
      const token = new URLSearchParams(link.url.split("?")[1]).get("token");
      const preview = await call<Preview>(`/api/previews/${token}?lang=${lang}`);
      frame.current?.contentWindow?.postMessage({ type: "estudio:preview", preview }, window.location.origin);
      setUrl((before) => before ?? localizedPath(link.url, lang));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, [getValues, lang, record?.id]);

  useEffect(() => {
    setUrl(undefined);
    void refresh();
    let timer: ReturnType<typeof setTimeout>;
    const { unsubscribe } = watch(() => {
      clearTimeout(timer);
      timer = setTimeout(refresh, pause);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [watch, refresh]);

  return (
    <Box
      sx={{
        position: "sticky",
        top: 16,
        height: "min(80vh, 900px)",
        border: 1,
        borderColor: "divider",
        bgcolor: "background.default",
      }}
    >
      {failed && (
        <Typography role="status" sx={{ p: 2 }}>
          La vista previa no está disponible ahora; lo que escribes no se pierde.
        </Typography>
      )}
      {url && (
        <Box
          component="iframe"
          ref={frame}
          src={url}
          title="Vista previa del artículo"
          sx={{ border: 0, width: "100%", height: "100%" }}
        />
      )}
    </Box>
  );
}
