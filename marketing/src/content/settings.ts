import { createContext, createElement, type ReactElement, useContext } from "react";
import type { Settings } from "./records";

export const SettingsContext = createContext<Settings | undefined>(undefined);

/** Whether there is a guide to ask for: known to every page, so that none leads to an empty list. */
const GuidesContext = createContext(false);
export const useHasGuides = () => useContext(GuidesContext);

/** The studio's own data, as it stood when the page was made. @throws Error outside of a page */
export function useSettings(): Settings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error("useSettings: no page around it (see provideSettings)");
  return settings;
}

type Wrapping = { element: ReactElement; props: { pageContext: { settings?: Settings; hasGuides?: boolean } } };

/** Gatsby's `wrapPageElement`, in the browser and when pages are rendered: a page's settings reach all its parts. */
export const provideSettings = ({ element, props }: Wrapping): ReactElement =>
  createElement(
    SettingsContext.Provider,
    { value: props.pageContext.settings },
    createElement(GuidesContext.Provider, { value: props.pageContext.hasGuides ?? false }, element),
  );
