type GatsbyWindow = { ___loader: { loadPage(path: string): Promise<{ status?: string } | undefined> } };

/** Switch to the appearance without scripts: style sheets treat `data-plain` like `scripting: none`. */
export const becomePlain = (): void => {
  document.documentElement.dataset.plain = "";
};

/** Switch to it if the page data fail to load, e.g. because of a content blocker. Gatsby would not hydrate, without a message. */
export function becomePlainWithoutData(): void {
  const { ___loader: loader } = window as unknown as GatsbyWindow;
  loader.loadPage(window.location.pathname + window.location.search).then((page) => {
    if (!page || page.status === "error") becomePlain();
  }, becomePlain);
}
