import type { CallInput } from "@estudio/contract/client";
import { type Language, languageNames, languages, localizedPath } from "@estudio/contract/paths";
import { Button, Divider, Menu, MenuItem } from "@mui/material";
import { useState } from "react";
import { call, serverMessage } from "../data/api";
import { copyText } from "../data/clipboard";
import { useToast } from "../layout/toasts/useToast";
import { formatMoment } from "../words/formats";
import { SharedLink } from "./SharedLink";

/** MUI renders the menu outside all landmarks, so it must be a landmark itself (accessibility rule). */
const landmark = { role: "region", "aria-label": "Opciones de vista previa" };

/** Builds the preview request when the button is clicked. */
export type PreviewRequest = () => CallInput<"POST /api/admin/previews">["body"];

/** Preview the form's current values on the site, or copy a link that works without signing in. */
export function PreviewButton({ request, size }: { request: PreviewRequest; size?: "small" }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [uncopied, setUncopied] = useState<{ address: string; until: string }>();
  const toast = useToast();

  const ask = (shared: boolean) => call("POST /api/admin/previews", { body: { ...request(), shared } });
  const failed = (thrown: unknown) => toast.failed(serverMessage(thrown, "No se pudo preparar la vista previa"));

  const open = async (lang: Language) => {
    setAnchor(null);
    // Opened before the request: afterwards, the popup blocker would block it.
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
