import type { Picture } from "@estudio/contract";
import { shareName, shareSize } from "@estudio/contract/content/image";
import { type Language, localizedPath } from "@estudio/contract/paths";
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
  /** When an article appeared and last changed. */
  published?: string;
  modified?: string;
  jsonLd?: JsonLd[];
  noindex?: boolean;
};

const ogLocales: Record<Language, string> = { es: "es_ES", ca: "ca_ES", en: "en_GB" };

/** What a page without a picture of its own is shared with. */
const ownShareImage = "/share.jpg";

/** @param path of an uploaded picture: `/media/<hash>.jpg` */
const shareImage = (path: string, focal: Picture["focal"]) => path.replace(/\.jpg$/, `/${shareName(focal)}`);

/** The server served this page as the shell of content newer than the build. */
const isFresh = () => typeof document !== "undefined" && document.documentElement.dataset.shell === "fresh";

/** Everything a page says about itself in its head. */
export function Seo(props: Props) {
  const { page, path, freshTitle, description, noindex = false } = props;
  const { language: lang, siteUrl, writtenIn } = page;
  const { brand } = page.settings;
  const address = (language: Language) => siteUrl + localizedPath(path ?? "/", language);
  const own = writtenIn.includes(lang) ? lang : "es";
  const picture = pictureOf(props.media ?? {}, props.ogImage);
  const image = siteUrl + (picture && props.ogImage ? shareImage(props.ogImage, picture.focal) : ownShareImage);
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
          <link rel="canonical" href={address(own)} />
          {writtenIn.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={address(language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address("es")} />
        </>
      )}
      <meta property="og:site_name" content={brand} />
      <meta property="og:type" content={props.type ?? "website"} />
      <meta property="og:title" content={props.ogTitle ?? fullTitle} />
      <meta property="og:description" content={props.ogDescription ?? description} />
      {path && <meta property="og:url" content={address(own)} />}
      <meta property="og:locale" content={ogLocales[lang]} />
      {writtenIn.map(
        (language) =>
          language !== lang && <meta key={language} property="og:locale:alternate" content={ogLocales[language]} />,
      )}
      {props.published && <meta property="article:published_time" content={props.published} />}
      {props.modified && <meta property="article:modified_time" content={props.modified} />}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={picture ? picture.alt || props.title : brand} />
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
