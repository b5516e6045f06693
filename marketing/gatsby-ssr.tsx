import type { CommonContext } from "@estudio/contract/site/sitePage";
import sans from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import type { GatsbySSR } from "gatsby";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { provideSettings } from "./src/content/settings";
import serif from "./src/fonts/newsreader-display.woff2";
import { bootScript, isBound } from "./src/speed/boot";
import { readOf, watched } from "./src/speed/settingsRead";

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
/** Of the pages whose body is rendered and whose head is not yet. */
const settingsOf = new Map<string, CommonContext["settings"]>();

export const onRenderBody: GatsbySSR["onRenderBody"] = (args) => {
  const { pathname, setHeadComponents, setHtmlAttributes, setPostBodyComponents } = args;
  setHeadComponents(
    [serif, sans].map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
    )),
  );
  // This very page's data.
  const data = (args as unknown as Loading).loadPageDataSync(pathname);
  settingsOf.set(pathname, data.result.pageContext.settings);
  if (!isBound(pathname)) return;
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
  const reads = taken(args.pathname);
  args.replacePostBodyComponents([
    ...parts.filter((part) => !isGatsbys(part)),
    <template key="scripts" id="site-scripts">
      {stitched}
    </template>,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own
    <script key="boot" data-path={args.pathname} data-reads={reads} dangerouslySetInnerHTML={{ __html: bootScript }} />,
  ]);
};

/** @returns what that page, now whole, has read of the settings */
function taken(path: string): string | undefined {
  const settings = settingsOf.get(path);
  settingsOf.delete(path);
  return settings && readOf(settings)?.join(" ");
}

/** The page's data are those that its head is rendered with, too. */
export const wrapPageElement: GatsbySSR<object, Partial<CommonContext>>["wrapPageElement"] = ({ element, props }) => {
  const { pageContext } = props;
  if (pageContext.settings) pageContext.settings = watched(pageContext.settings);
  return provideSettings({ element, props });
};
