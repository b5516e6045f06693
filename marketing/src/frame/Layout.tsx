import { splitLanguage } from "@estudio/contract/paths";
import { type ReactNode, useEffect, useState } from "react";
import { useSettings } from "../content/settings";
import { useWords } from "../content/words";
import { ToastHost } from "../notices/ToastHost";
import { countVisit } from "../visits/arrival";
import { Footer } from "./Footer";
import { Navigation } from "./navigation/Navigation";

type Props = {
  /** Spanish path of the page, for language links and the active menu item. */
  path: string;
  /** The bar overlays the hero until the page scrolls. */
  transparent?: boolean;
  children: ReactNode;
};

/** Header, page and footer. Shells and 404 pages learn their real path after hydration. */
export function Layout({ path, transparent = false, children }: Props) {
  const { t } = useWords("common");
  const [here, setHere] = useState(path);
  useEffect(() => setHere(splitLanguage(window.location.pathname).path), []);
  const { countVisits } = useSettings();
  useEffect(() => {
    if (countVisits) countVisit();
  }, [countVisits]);
  return (
    <>
      <a className="skip" href="#contenido">
        {t("skip")}
      </a>
      <Navigation path={here} transparent={transparent} />
      <main id="contenido" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <ToastHost />
    </>
  );
}
