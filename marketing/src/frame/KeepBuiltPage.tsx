import { Component, type ReactNode } from "react";
import { becomePlain } from "./plainPage";

type Props = { container: Element; children: ReactNode };

/** The address of the page that is on the screen. A page that comes says so once it is there (`onRouteUpdate`). */
let shownPath = "";
export const pageIsShown = (path: string): void => {
  shownPath = path;
};

/**
 * Keeps the page that is on the screen when hydration, a render or an effect throws; React alone would empty it. The very
 * elements stay, with what somebody has written into them, and the page works as one without scripts.
 */
export class KeepBuiltPage extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  private kept: ChildNode[] = [];

  static getDerivedStateFromError = () => ({ failed: true });

  override render() {
    if (!this.state.failed) return this.props.children;
    // They are still in their place: React takes them away in the commit that follows.
    this.kept = [...this.props.container.childNodes];
    return null;
  }

  override componentDidCatch() {
    this.props.container.append(...this.kept);
    becomePlain();
    const path = shownPath;
    // React listens to Back and Forward no more.
    window.addEventListener("popstate", () => {
      if (window.location.pathname !== path) window.location.reload();
    });
    // It failed while another page came: what is on the screen belongs to the page before.
    if (window.location.pathname !== path) window.location.reload();
  }
}
