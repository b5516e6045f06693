import { withEmotionCache } from "@emotion/react";
import type { PropsWithChildren } from "react";

/** The page carries it, other for every answer (`api/src/panel/servePanel.ts`). */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** MUI makes its cache of styles without a nonce: this one goes on the style sheets it will put into the page. */
export const StylesAllowed = withEmotionCache(({ children }: PropsWithChildren, cache) => {
  cache.nonce = nonce;
  cache.sheet.nonce = nonce;
  return children;
});
