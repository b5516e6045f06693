import { type Language, languages, localizedPath } from "@estudio/contract/paths";
import type { CommonContext } from "@estudio/contract/site/pages";
import type { Pictures } from "../content/records";
import { pictureOf } from "../pictures/picture";
import { type JsonLd, jsonText } from "./structuredData";

type Props = {
  page: CommonContext;
  /** Spanish path of the page; a shell has none of its own. */
  path?: string;
  title: string;
  /** The title of a shell while its content is on its way: the server puts it in the place of `title`. */
  freshTitle?: string;
  description: string;
  keywords?: string;
  ogTitle?: string;
  ogDescription?: string;
  ogImage?: string;
  media?: Pictures;
  type?: "website" | "article";
  jsonLd?: JsonLd[];
  noindex?: boolean;
};

const ogLocales: Record<Language, string> = { es: "es_ES", ca: "ca_ES", en: "en_GB" };

/** The server served this page as the shell of content newer than the build. */
const isFresh = () => typeof document !== "undefined" && document.documentElement.dataset.shell === "fresh";

/** Everything a page says about itself in its head. */
export function Seo(props: Props) {
  const { page, path, freshTitle, description, noindex = false } = props;
  const { language: lang, siteUrl } = page;
  const { brand } = page.settings;
  const address = (language: Language) => siteUrl + localizedPath(path ?? "/", language);
  const picture = pictureOf(props.media ?? {}, props.ogImage);
  const image = picture ? siteUrl + props.ogImage : `${siteUrl}/share.png`;
  const branded = (title: string) => (title.includes(brand) ? title : `${title} · ${brand}`);
  const fullTitle = branded(freshTitle && isFresh() ? freshTitle : props.title);
  return (
    <>
      <html lang={lang} />
      <title data-fresh={freshTitle && branded(freshTitle)}>{fullTitle}</title>
      <meta name="description" content={description} />
      {props.keywords && <meta name="keywords" content={props.keywords} />}
      <meta name="theme-color" content="#fbf8f3" />
      {noindex && <meta name="robots" content="noindex" />}
      {path && !noindex && (
        <>
          <link rel="canonical" href={address(lang)} />
          {languages.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={address(language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address("es")} />
        </>
      )}
      <meta property="og:site_name" content={brand} />
      <meta property="og:type" content={props.type ?? "website"} />
      <meta property="og:title" content={props.ogTitle ?? fullTitle} />
      <meta property="og:description" content={props.ogDescription ?? description} />
      {path && <meta property="og:url" content={address(lang)} />}
      <meta property="og:locale" content={ogLocales[lang]} />
      <meta property="og:image" content={image} />
      {picture?.alt && <meta property="og:image:alt" content={picture.alt} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={props.ogTitle ?? fullTitle} />
      <meta name="twitter:description" content={props.ogDescription ?? description} />
      <meta name="twitter:image" content={image} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="alternate" type="application/rss+xml" title={brand} href={localizedPath("/rss.xml", lang)} />
      {props.jsonLd?.map((data) => (
        <script key={String(data["@type"])} type="application/ld+json">
          {jsonText(data)}
        </script>
      ))}
    </>
  );
}
