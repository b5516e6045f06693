import type { Picture } from "@estudio/contract";
import { shareName, shareSize } from "@estudio/contract/content/image";
import { type Language, localizedPath } from "@estudio/contract/paths";
import { branded } from "@estudio/contract/site/branded";
import type { CommonContext, Head } from "@estudio/contract/site/sitePage";
import { type JsonLd, jsonText } from "./structuredData";

type Props = {
  page: CommonContext;
  /** Spanish path of the page; undefined for shells. */
  path?: string;
  /** Metadata from the contract. */
  head?: Head | null;
  /** Title for pages without `head`. */
  title: string;
  /** Title of a shell while its content loads. The server swaps it in for `title`. */
  freshTitle?: string;
  description?: string;
  type?: "website" | "article";
  /** Dates of publication and last change of an article. */
  published?: string;
  modified?: string;
  jsonLd?: JsonLd[];
  noindex?: boolean;
};

const ogLocales: Record<Language, string> = { es: "es_ES", ca: "ca_ES", en: "en_GB" };

/** Default share picture. */
const ownShareImage = "/share.jpg";

/** @param path of an uploaded picture: `/media/<hash>.jpg` */
const shareImage = (path: string, focal: Picture["focal"]) => path.replace(/\.jpg$/, `/${shareName(focal)}`);

/** Whether the server sent this shell for content newer than the build. */
const isFresh = () => typeof document !== "undefined" && document.documentElement.dataset.shell === "fresh";

export function Seo(props: Props) {
  const { page, path, head, freshTitle, noindex = false } = props;
  const { language: lang, siteUrl, writtenIn } = page;
  const { brand } = page.settings;
  const address = (language: Language) => siteUrl + localizedPath(path ?? "/", language);
  const own = writtenIn.includes(lang) ? lang : "es";
  const picture = head?.picture;
  const image = siteUrl + (head && picture ? shareImage(head.image, picture.focal) : ownShareImage);
  const fullTitle = freshTitle && isFresh() ? branded(freshTitle, brand) : (head?.title ?? branded(props.title, brand));
  const description = head?.description ?? props.description;
  const [ogTitle, ogDescription] = [head?.ogTitle ?? fullTitle, head?.ogDescription ?? description];
  return (
    <>
      <html lang={lang} />
      <title data-fresh={freshTitle && branded(freshTitle, brand)}>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {head?.keywords && <meta name="keywords" content={head.keywords} />}
      <meta name="theme-color" content="#fbf8f3" />
      {page.look && <style>{page.look}</style>}
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
      <meta property="og:title" content={ogTitle} />
      {ogDescription && <meta property="og:description" content={ogDescription} />}
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
      <meta name="twitter:title" content={ogTitle} />
      {ogDescription && <meta name="twitter:description" content={ogDescription} />}
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
