import { useEffect, useState } from "react";
import { useLazyComponent } from "../speed/useLazyComponent";

const loadShareBar = () => import("./ShareBar");
/** Scroll distance in pixels before the share bar appears (specification section 9). */
const appearsAfterPx = 100;

/** Load the share bar when the visitor first scrolls; hide it again at the top of the page. */
export function ShareBarHost(props: { title: string; image: string }) {
  const [state, setState] = useState<"never" | "shown" | "hidden">("never");
  const ShareBar = useLazyComponent(state !== "never", loadShareBar);
  useEffect(() => {
    const look = () =>
      setState((before) => (window.scrollY > appearsAfterPx ? "shown" : before === "never" ? "never" : "hidden"));
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);
  return ShareBar ? <ShareBar {...props} shown={state === "shown"} /> : null;
}
