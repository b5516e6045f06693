type Loads = { loadPage(path: string): Promise<{ status?: string } | undefined> };
type GatsbyWindow = {
  ___navigate: (to: string | number, options?: object) => void;
  ___loader: Loads;
};

/** How long what a link leads to may be on its way while the page stays, before it is asked for as any other page is. */
const patienceMs = 3000;

/**
 * A pressed link leads on, whatever becomes of the data and scripts of the page behind it. Gatsby takes the press away from
 * the browser and then waits for them for ever; and where they name a template that this page's scripts do not know, after
 * an upgrade, it only throws. So Gatsby is told of a press when they are there, and of the last press alone.
 */
export function keepOrdinaryWay(): void {
  const gatsby = window as unknown as GatsbyWindow;
  const navigate = gatsby.___navigate;
  let turn = 0;
  // Once the browser is on its way, what is pressed meanwhile goes that way, too: Gatsby could not stop it.
  let leaving = false;
  const forget = () => {
    turn++;
    leaving = false;
  };
  // Back or Forward, or gone: nobody is thrown on from there, nor later from a page that the browser kept.
  window.addEventListener("popstate", forget);
  window.addEventListener("pagehide", forget);
  gatsby.___navigate = (to, options) => {
    const mine = ++turn;
    if (typeof to === "number") return navigate(to, options);
    const { href, pathname, search } = new URL(to, window.location.href);
    const go = (arrived: boolean) => {
      clearTimeout(waiting);
      if (mine !== turn) return;
      turn++;
      leaving ||= !arrived;
      if (leaving) window.location.assign(href);
      else navigate(to, options);
    };
    const waiting = window.setTimeout(go, leaving ? 0 : patienceMs, false);
    gatsby.___loader.loadPage(pathname + search).then(
      (page) => go(!!page && page.status !== "error"),
      () => go(false),
    );
  };
}
