type Loads = { loadPage(path: string): Promise<{ status?: string } | undefined> };
type GatsbyWindow = {
  ___navigate: (to: string | number, options?: object) => void;
  ___loader: Loads;
};

/** How long a navigation may load its data before the browser requests the page normally. */
const maxWaitMs = 3000;

/**
 * Make links work even if the next page's data or scripts cannot be loaded. Gatsby prevents the browser's navigation and
 * then waits forever. After an upgrade it throws, if the data name an unknown template.
 * So data are loaded first, and only the last click is passed on to Gatsby.
 */
export function fallBackToBrowserNavigation(): void {
  const gatsby = window as unknown as GatsbyWindow;
  const navigate = gatsby.___navigate;
  let turn = 0;
  // Once the browser navigates, later clicks must use it too, because Gatsby could not stop it.
  let leaving = false;
  const forget = () => {
    turn++;
    leaving = false;
  };
  // Cancels pending clicks on Back, on Forward, and when the page enters the back/forward cache.
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
    const waiting = window.setTimeout(go, leaving ? 0 : maxWaitMs, false);
    gatsby.___loader.loadPage(pathname + search).then(
      (page) => go(!!page && page.status !== "error"),
      () => go(false),
    );
  };
}
