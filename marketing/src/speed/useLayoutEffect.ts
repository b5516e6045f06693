import { useLayoutEffect as inBrowser, useEffect } from "react";

/** Avoids React's warning about layout effects during server-side rendering. */
export const useLayoutEffect = typeof window === "undefined" ? useEffect : inBrowser;
