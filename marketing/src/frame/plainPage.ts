type GatsbyWindow = { ___loader: { loadPage(path: string): Promise<{ status?: string } | undefined> } };

/** The page works as one without scripts from now on, and looks like one: style sheets read the mark, as they do `scripting: none`. */
export const becomePlain = (): void => {
  document.documentElement.dataset.plain = "";
};

/** Gatsby leaves a page whose data do not come, as when a content blocker dislikes its address, without a word. */
export function becomePlainWithoutData(): void {
  const { ___loader: loader } = window as unknown as GatsbyWindow;
  loader.loadPage(window.location.pathname + window.location.search).then((page) => {
    if (!page || page.status === "error") becomePlain();
  }, becomePlain);
}
