import { useEffect, useState } from "react";
import { usePart } from "../speed/usePart";

const loadShareBar = () => import("./ShareBar");
/** Scroll distance in pixels before the share bar appears (specification section 9). */
const appearsAfter = 100;

/** Load the share bar when the visitor first scrolls; hide it again at the top of the page. */
export function ShareBarHost(props: { title: string; image: string }) {
  const [state, setState] = useState<"never" | "shown" | "hidden">("never");
  const ShareBar = usePart(state !== "never", loadShareBar);
  useEffect(() => {
    const look = () =>
      setState((before) => (window.scrollY > appearsAfter ? "shown" : before === "never" ? "never" : "hidden"));
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);
  return ShareBar ? <ShareBar {...props} shown={state === "shown"} /> : null;
}
