import type { Asked } from "@estudio/contract/client";
import { type Language, languageNames, languages, localizedPath } from "@estudio/contract/paths";
import { Button, Divider, Menu, MenuItem } from "@mui/material";
import { useState } from "react";
import { call, serverMessage } from "../data/api";
import { copyText } from "../data/clipboard";
import { useToast } from "../layout/toasts/useToast";
import { formatMoment } from "../words/formats";
import { SharedLink } from "./SharedLink";

/** An open menu hangs outside of the page's landmarks: it is one itself. */
const landmark = { role: "region", "aria-label": "Opciones de vista previa" };

/** What to preview, asked for at the moment of the click. */
export type PreviewRequest = () => Asked<"POST /api/admin/previews">["body"];

/** The record as the site would show it, with what is in the form now; also as a link for somebody without access. */
export function PreviewButton({ request, size }: { request: PreviewRequest; size?: "small" }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [uncopied, setUncopied] = useState<{ address: string; until: string }>();
  const toast = useToast();

  const ask = (shared: boolean) => call("POST /api/admin/previews", { body: { ...request(), shared } });
  const failed = (thrown: unknown) => toast.failed(serverMessage(thrown, "No se pudo preparar la vista previa"));

  const open = async (lang: Language) => {
    setAnchor(null);
    // Opened at once: after an answer the browser would take it for an unwanted window.
    const tab = window.open("about:blank", "_blank");
    try {
      const { url } = await ask(false);
      if (tab) tab.location.href = localizedPath(url, lang);
    } catch (thrown) {
      tab?.close();
      failed(thrown);
    }
  };
  const share = async () => {
    setAnchor(null);
    try {
      const { url, expiresAt } = await ask(true);
      const link = { address: new URL(url, window.location.origin).href, until: formatMoment(expiresAt) };
      if (await copyText(link.address))
        toast.done("Enlace copiado", `Se puede abrir sin contraseña hasta el ${link.until}.`);
      else setUncopied(link);
    } catch (thrown) {
      failed(thrown);
    }
  };

  return (
    <>
      <Button
        variant="outlined"
        size={size ?? "medium"}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Vista previa
      </Button>
      <Menu anchorEl={anchor} open={!!anchor} onClose={() => setAnchor(null)} slotProps={{ paper: landmark }}>
        {languages.map((lang) => (
          <MenuItem key={lang} lang={lang} onClick={() => open(lang)}>
            {languageNames[lang]}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem onClick={share}>Copiar enlace para compartir</MenuItem>
      </Menu>
      {uncopied && <SharedLink {...uncopied} onClose={() => setUncopied(undefined)} />}
    </>
  );
}
