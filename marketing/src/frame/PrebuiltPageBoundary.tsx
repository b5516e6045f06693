import { Component, type ReactNode } from "react";
import { becomePlain } from "./plainPage";

type Props = { container: Element; children: ReactNode };

/** Path and DOM nodes of the visible page. `onRouteUpdate` sets it after each navigation. */
let shown: { path: string; nodes: ChildNode[] } = { path: "", nodes: [] };
export const rememberShownPage = (path: string): void => {
  shown = { path, nodes: [...(document.getElementById("___gatsby")?.childNodes ?? [])] };
};

/**
 * Error boundary that keeps the prebuilt page when hydration, a render or an effect throws. React would empty it.
 * The original nodes stay with the text typed into them, and the page works as without scripts.
 */
export class PrebuiltPageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override render() {
    return this.state.failed ? null : this.props.children;
  }

  override componentDidCatch() {
    // Gatsby's router catches the error first, empties the page and rethrows.
    const { path, nodes } = shown;
    this.props.container.replaceChildren(...nodes);
    becomePlain();
    // React no longer handles Back and Forward.
    window.addEventListener("popstate", () => {
      if (window.location.pathname !== path) window.location.reload();
    });
    // If a navigation failed, the visible page is still the previous one.
    if (window.location.pathname !== path) window.location.reload();
  }
}
