import { withEmotionCache } from "@emotion/react";
import type { PropsWithChildren } from "react";

/** New for every response (`api/src/panel/servePanel.ts`). */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** Give MUI's style cache the CSP nonce; MUI has no option for it. */
export const StyleNonce = withEmotionCache(({ children }: PropsWithChildren, cache) => {
  cache.nonce = nonce;
  cache.sheet.nonce = nonce;
  return children;
});
