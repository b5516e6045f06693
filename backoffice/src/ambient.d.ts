/** CSS Modules: one name per class. */
declare module "*.module.css";
declare module "*.css";
declare module "@fontsource-variable/*";
/** Vite's own: a part of the program did not come. */
interface WindowEventMap {
  "vite:preloadError": Event & { payload: Error };
}
declare module "ra-language-spanish" {
  import type { TranslationMessages } from "react-admin";

  const messages: TranslationMessages;
  export default messages;
}
