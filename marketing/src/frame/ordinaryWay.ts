type Loads = { loadPage(path: string): Promise<unknown> };
type GatsbyWindow = {
  ___navigate: (to: string | number, options?: object) => void;
  ___loader: Loads;
};

/** How long what a link leads to may be on its way while the page stays, before it is asked for as any other page is. */
const patienceMs = 3000;

/**
 * A pressed link leads on, whatever becomes of the data and scripts of the page behind it. Gatsby takes the press away from
 * the browser and then waits for them for ever; and where they name a template that this page's scripts do not know, after
 * an upgrade, it only throws.
 */
export function keepOrdinaryWay(): void {
  const gatsby = window as unknown as GatsbyWindow;
  const navigate = gatsby.___navigate;
  let patience = 0;
  gatsby.___navigate = (to, options) => {
    clearTimeout(patience);
    navigate(to, options);
    if (typeof to === "number") return;
    const { href, pathname, search } = new URL(to, window.location.href);
    const waiting = window.setTimeout(() => window.location.assign(href), patienceMs);
    patience = waiting;
    // The same load as Gatsby's own: once it has ended, Gatsby goes there itself.
    gatsby.___loader
      .loadPage(pathname + search)
      .catch(() => patience === waiting && window.location.assign(href))
      .finally(() => clearTimeout(waiting));
  };
}
