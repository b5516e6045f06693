import { createContext, createElement, type ReactElement, useContext } from "react";
import type { Settings } from "./records";

export const SettingsContext = createContext<Settings | undefined>(undefined);

/** Whether any guide is published, so that no page links to an empty list. */
const GuidesContext = createContext(false);
export const useHasGuides = () => useContext(GuidesContext);

/** Return the settings as of the build of this page. @throws Error outside of a page */
export function useSettings(): Settings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error("useSettings needs a page around it (see provideSettings)");
  return settings;
}

type Wrapping = { element: ReactElement; props: { pageContext: { settings?: Settings; hasGuides?: boolean } } };

/** Implement Gatsby's `wrapPageElement`, in the browser and when rendering. */
export const provideSettings = ({ element, props }: Wrapping): ReactElement =>
  createElement(
    SettingsContext.Provider,
    { value: props.pageContext.settings },
    createElement(GuidesContext.Provider, { value: props.pageContext.hasGuides ?? false }, element),
  );
