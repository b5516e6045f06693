import type { CommonContext } from "@estudio/contract/site/sitePage";
import sans from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import type { GatsbySSR } from "gatsby";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { provideSettings } from "./src/content/settings";
import serif from "./src/fonts/newsreader-display.woff2";
import { bootScript, isBound } from "./src/speed/boot";

/** A block of JSON in the page: no browser runs it, and it cannot end its own script element. */
const jsonBlock = (id: string, value: unknown) => {
  const __html = JSON.stringify(value).replace(/</g, "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of a script's text; `<` is escaped above
  return <script key={id} id={id} type="application/json" dangerouslySetInnerHTML={{ __html }} />;
};

/**
 * In one piece: the stream of React 18, which Gatsby would use, leaves zero bytes where an accented letter or a quotation
 * mark falls on the end of its buffer (until React 19: facebook/react#26228).
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({ bodyComponent, replaceBodyHTMLString }) =>
  replaceBodyHTMLString(withoutGatsbysStyle(renderToString(bodyComponent as ReactElement)));

/** The pages' policy lets no style attribute through; `global.css` says the same of Gatsby's own frame of the page. */
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

/** The path script and the stitched scripts are what Gatsby adds to every page; anything else there is ours. */
const isGatsbys = (part: ReactElement) =>
  part.key === "script-loader" || !["string", "symbol"].includes(typeof part.type);

/** Gatsby's scripts become inert, and one constant script decides when they run: see src/speed/boot.ts. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (args) => {
  // In development Gatsby has other scripts, which run as they come.
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
