import polyglotI18nProvider from "ra-i18n-polyglot";
import { spanish } from "./spanish";

export const i18nProvider = polyglotI18nProvider(() => spanish, "es", [{ locale: "es", name: "Español" }]);
