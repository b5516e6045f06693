import type { GatsbyConfig } from "gatsby";
import { languages } from "../contract/src/paths";

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "locale", path: `${__dirname}/locales` } },
    {
      resolve: "gatsby-plugin-react-i18next",
      options: {
        localeJsonSourceName: "locale",
        languages: [...languages],
        defaultLanguage: "es",
        // The URL prefix determines the language. A redirect would also break hydration.
        redirect: false,
        generateDefaultLanguagePage: false,
        verbose: false,
        trailingSlash: "never",
        i18nextOptions: { interpolation: { escapeValue: false }, keySeparator: ".", nsSeparator: ":" },
      },
    },
  ],
  ...(process.env.API_URL
    ? {
        proxy: [
          { prefix: "/api", url: process.env.API_URL },
          { prefix: "/media", url: process.env.API_URL },
        ],
      }
    : {}),
};

export default config;
