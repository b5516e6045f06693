import type { GatsbyBrowser, ShouldUpdateScrollArgs } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { provideSettings } from "./src/content/settings";
import { KeepBuiltPage, pageIsShown } from "./src/frame/KeepBuiltPage";
import { keepOrdinaryWay } from "./src/frame/ordinaryWay";
import { becomePlainWithoutData } from "./src/frame/plainPage";
import { announcePage, prepareAnnouncer } from "./src/notices/announcer";
import "./src/styles/fonts.css";
import "./src/styles/tokens.css";
import "./src/styles/global.css";
import "./src/styles/fields.css";
import "./src/styles/card.css";

/** Pages are fetched when a link is pointed at, not when it is seen: the first view loads nothing it does not show. */
export const disableCorePrefetching = () => true;

/** Taken over in slices: a press or a scroll meanwhile is answered at once. */
const hydrate = (element: ReactNode, container: Element) => {
  pageIsShown(window.location.pathname);
  startTransition(() => {
    hydrateRoot(container, <KeepBuiltPage container={container}>{element}</KeepBuiltPage>);
  });
};

export const replaceHydrateFunction = (() =>
  process.env.NODE_ENV === "production" ? hydrate : undefined) as unknown as GatsbyBrowser["replaceHydrateFunction"];

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  keepOrdinaryWay();
  becomePlainWithoutData();
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => prepareAnnouncer();

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  pageIsShown(location.pathname);
  if (prevLocation && prevLocation.pathname !== location.pathname) announcePage();
};

/**
 * Who comes by an ordinary way (typed, from elsewhere, in another language) begins at the top, also where the page was read
 * before: Gatsby would scroll to where that was. Back, forward and a reload keep the place.
 */
export const shouldUpdateScroll = ({ prevRouterProps }: ShouldUpdateScrollArgs) => {
  const arrived = performance
    .getEntriesByType("navigation")
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === "navigate");
  // Undefined: as Gatsby would have it.
  return arrived && !prevRouterProps ? false : undefined;
};

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = provideSettings;
