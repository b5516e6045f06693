/** CSS Modules: one name per class. */
declare module "*.module.css";
declare module "*.css";
declare module "@fontsource-variable/*";
declare module "ra-language-spanish" {
  import type { TranslationMessages } from "react-admin";

  const messages: TranslationMessages;
  export default messages;
}
