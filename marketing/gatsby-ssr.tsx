import type { CommonContext } from "@estudio/contract/site/sitePage";
import sans from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import type { GatsbySSR } from "gatsby";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { provideSettings } from "./src/content/settings";
import serif from "./src/fonts/newsreader-display.woff2";
import { bootScript, isBound } from "./src/speed/boot";

/** A block of JSON that browsers do not run. Escaping `<` keeps the value from closing its script element. */
const jsonBlock = (id: string, value: unknown) => {
  const __html = JSON.stringify(value).replace(/</g, "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of a script's text; `<` is escaped above
  return <script key={id} id={id} type="application/json" dangerouslySetInnerHTML={{ __html }} />;
};

/**
 * Render to a string. React 18's stream, Gatsby's default, writes zero bytes if a multi-byte character falls on the end of
 * its buffer (facebook/react#26228, fixed in React 19).
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({ bodyComponent, replaceBodyHTMLString }) =>
  replaceBodyHTMLString(withoutGatsbysStyle(renderToString(bodyComponent as ReactElement)));

/** The CSP forbids style attributes. `global.css` has the same rule for Gatsby's wrapper. */
const withoutGatsbysStyle = (html: string) => html.replace(' style="outline:none"', "");

type Loading = { loadPageDataSync: (path: string) => { result: { pageContext: CommonContext } } };

export const onRenderBody: GatsbySSR["onRenderBody"] = (args) => {
  const { pathname, setHeadComponents, setHtmlAttributes, setPostBodyComponents } = args;
  setHeadComponents(
    [serif, sans].map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
    )),
  );
  if (!isBound(pathname)) return;
  const data = (args as unknown as Loading).loadPageDataSync(pathname);
  setHtmlAttributes({ "data-shell": "missing" } as Record<string, string>);
  setPostBodyComponents([jsonBlock("site-bound", data)]);
};

/** Gatsby adds its path script and its component with the bundles to every page; other elements are ours. */
const isGatsbys = (part: ReactElement) =>
  part.key === "script-loader" || !["string", "symbol"].includes(typeof part.type);

/** Make Gatsby's scripts inert. A constant inline script decides when they run: see src/speed/boot.ts. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (args) => {
  // The development server has other scripts, which run as usual.
  if (process.env.NODE_ENV !== "production") return;
  const parts = (args.getPostBodyComponents() as ReactElement[]).flat();
  const stitched = parts.filter((part) => isGatsbys(part) && part.key !== "script-loader");
  if (stitched.length !== 1) throw new Error("Gatsby's script part is not where gatsby-ssr looks for it");
  args.replacePostBodyComponents([
    ...parts.filter((part) => !isGatsbys(part)),
    <template key="scripts" id="site-scripts">
      {stitched}
    </template>,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own
    <script key="boot" data-path={args.pathname} dangerouslySetInnerHTML={{ __html: bootScript }} />,
  ]);
};

export const wrapPageElement: GatsbySSR<object, Partial<CommonContext>>["wrapPageElement"] = provideSettings;
