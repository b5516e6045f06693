import { useLayoutEffect as inBrowser, useEffect } from "react";

/** React's own; while pages are rendered there is no layout to have an effect on. */
export const useLayoutEffect = typeof window === "undefined" ? useEffect : inBrowser;
