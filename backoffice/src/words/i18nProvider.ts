import polyglotI18nProvider from "ra-i18n-polyglot";
import { spanish } from "./spanish";

/** The panel is in Spanish only. */
export const i18nProvider = polyglotI18nProvider(() => spanish, "es", [{ locale: "es", name: "Español" }]);
