import { useEffect, useState } from "react";
import { useWords } from "../content/words";
import { type IconAction, IconButtons } from "../notices/IconButtons";
import * as css from "./ShareBar.module.css";

const icons = {
  Facebook: "M14 8h3V4h-3c-2.8 0-4.5 1.9-4.5 4.6V11H7v4h2.5v7h4v-7h3l.7-4h-3.7V9c0-.6.3-1 .5-1z",
  X: "M3.5 3h5l4 5.6L17.3 3h2.6l-6.2 7.2L21 21h-5l-4.5-6.2L6 21H3.4l6.9-8z",
  LinkedIn:
    "M4 9h4v12H4zM6 3a2.2 2.2 0 1 1 0 4.4A2.2 2.2 0 0 1 6 3zM10 9h3.8v1.7c.6-1 1.9-2 3.8-2 3 0 4.4 1.9 4.4 5.2V21h-4v-6.4c0-1.6-.5-2.6-1.8-2.6-1.5 0-2.2 1-2.2 2.6V21h-4z",
  Pinterest:
    "M12 2C6.6 2 3.5 5.8 3.5 9.6c0 2.2 1.1 4.4 2.8 5.2.5.2.5-.1.6-.5l.3-1.2c-1.6-2-1.4-8 4.6-8 4.3 0 5.6 3 5.6 5.3 0 3.6-1.7 6-4 6-1.2 0-2.2-1-1.9-2.200l1-4c0-1-.5-1.8-1.5-1.8-1.2 0-2.1 1.2-2.1 2.8 0 1 .3 1.7.3 1.700L8 20.500c-.1.9 0 1.5.1 1.5.6 0 2.4-2.9 2.8-4.400l.6-2.300c.4.7 1.5 1.2 2.6 1.2 3.5 0 6.3-3.2 6.3-7.500C20.4 5 17 2 12 2z",
};

const addresses = (url: string, title: string, image: string): Record<keyof typeof icons, string> => ({
  Facebook: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
  X: `https://x.com/intent/post?${new URLSearchParams({ url, text: title })}`,
  LinkedIn: `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url })}`,
  Pinterest: `https://www.pinterest.com/pin/create/button/?${new URLSearchParams({ url, description: title, ...(image ? { media: image } : {}) })}`,
});

/** Plain links to four networks, opened in a new window. No third-party code is loaded. */
export default function ShareBar({ title, image, shown }: { title: string; image: string; shown: boolean }) {
  const { t } = useWords("blog");
  const [page, setPage] = useState("");
  useEffect(() => setPage(window.location.origin + window.location.pathname), []);
  // On a narrow screen the bar may cover the focused element.
  useEffect(() => {
    if (shown) document.querySelector(":focus-visible")?.scrollIntoView({ block: "nearest" });
  }, [shown]);
  const links = addresses(page, title, image && `${globalThis.location?.origin}${image}`);
  const buttons: IconAction[] = Object.entries(links).map(([network, href]) => ({
    label: t("share.on", { network }),
    icon: icons[network as keyof typeof icons],
    href,
    onClick: () => window.open(href, "_blank", "noopener,noreferrer,width=640,height=560"),
  }));
  return (
    <aside className={css.bar} aria-label={t("share.label")} data-shown={shown}>
      <IconButtons buttons={buttons} />
    </aside>
  );
}
