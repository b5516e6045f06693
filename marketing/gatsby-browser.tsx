import type { GatsbyBrowser, ShouldUpdateScrollArgs } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { provideSettings } from "./src/content/settings";
import { fallBackToBrowserNavigation } from "./src/frame/navigation/browserNavigation";
import { PrebuiltPageBoundary, rememberShownPage } from "./src/frame/PrebuiltPageBoundary";
import { becomePlainWithoutData } from "./src/frame/plainPage";
import { announcePage, prepareAnnouncer } from "./src/notices/announcer";
import "./src/styles/fonts.css";
import "./src/styles/tokens.css";
import "./src/styles/global.css";
import "./src/styles/print.css";
import "./src/styles/fields.css";
import "./src/styles/card.css";

/** Fetch pages on hover instead of when a link is visible, so that the first view loads nothing extra. */
export const disableCorePrefetching = () => true;

/** Hydrate in a transition, so that React yields to clicks and scrolling. */
const hydrate = (element: ReactNode, container: Element) => {
  rememberShownPage(window.location.pathname);
  startTransition(() => {
    hydrateRoot(container, <PrebuiltPageBoundary container={container}>{element}</PrebuiltPageBoundary>);
  });
};

export const replaceHydrateFunction = (() =>
  process.env.NODE_ENV === "production" ? hydrate : undefined) as unknown as GatsbyBrowser["replaceHydrateFunction"];

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  fallBackToBrowserNavigation();
  becomePlainWithoutData();
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => prepareAnnouncer();

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  rememberShownPage(location.pathname);
  if (prevLocation && prevLocation.pathname !== location.pathname) announcePage();
};

/**
 * Start at the top after an ordinary navigation (typed address, external link, change of language).
 * Gatsby would restore the position of an earlier visit. Back, forward and reload still restore it.
 */
export const shouldUpdateScroll = ({ prevRouterProps }: ShouldUpdateScrollArgs) => {
  const arrived = performance
    .getEntriesByType("navigation")
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === "navigate");
  // Undefined keeps Gatsby's default.
  return arrived && !prevRouterProps ? false : undefined;
};

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = provideSettings;
