import { Component, type ReactNode } from "react";
import { becomePlain } from "./plainPage";

type Props = { container: Element; children: ReactNode };

/** The page that is on the screen: its address, and what it is made of. A page that comes says so once it is there (`onRouteUpdate`). */
let shown: { path: string; nodes: ChildNode[] } = { path: "", nodes: [] };
export const pageIsShown = (path: string): void => {
  shown = { path, nodes: [...(document.getElementById("___gatsby")?.childNodes ?? [])] };
};

/**
 * Keeps the page that is on the screen when hydration, a render or an effect throws; React alone would empty it. The very
 * elements stay, with what somebody has written into them, and the page works as one without scripts.
 */
export class KeepBuiltPage extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override render() {
    return this.state.failed ? null : this.props.children;
  }

  override componentDidCatch() {
    // Gatsby's router sees the error first: it empties the page, and throws it on.
    const { path, nodes } = shown;
    this.props.container.replaceChildren(...nodes);
    becomePlain();
    // React listens to Back and Forward no more.
    window.addEventListener("popstate", () => {
      if (window.location.pathname !== path) window.location.reload();
    });
    // It failed while another page came: what is on the screen belongs to the page before.
    if (window.location.pathname !== path) window.location.reload();
  }
}
