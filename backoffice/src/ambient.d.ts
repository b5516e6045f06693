/** CSS Modules: one name per class. */
declare module "*.module.css";
declare module "*.css";
declare module "@fontsource-variable/*";
/** Fired by Vite when a lazy chunk fails to load, e.g. after a deployment. */
interface WindowEventMap {
  "vite:preloadError": Event & { payload: Error };
}
declare module "ra-language-spanish" {
  import type { TranslationMessages } from "react-admin";

  const messages: TranslationMessages;
  export default messages;
}
