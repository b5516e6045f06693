import { languages, localizedPath, type Snapshot, shells, siteRoutes, splitLanguage } from "@estudio/contract";
import type { BuildEnv } from "../buildEnv";

type Redirect = Snapshot["redirects"][number];
type Rules = {
  env: BuildEnv;
  contentSecurityPolicy: string;
  redirects: Redirect[];
  olderReleases: string[];
  /** Names of the release's files. */
  files: Iterable<string>;
};

const { guideConfirm, guideDownload, withdrawal } = siteRoutes;
/** Pages that mails link to with a token in the address. */
const withToken = [withdrawal, guideConfirm, guideDownload].map(({ path }) => path);

/** The file with the rules in each release. Dot files are not served. */
export const nginxFile = ".nginx.conf";

/**
 * Return the rules that serve a release with nginx alone, for `server { listen …; include
 * <data>/site/current/.nginx.conf; }`.
 * They match the API, except for content newer than the release and the calculator without scripts, which need the
 * database.
 * Add locations for `/api/`, `/admin`, `/calculadora`, `/baja` and `/descarga` beside the include when a server
 * answers them.
 */
export function nginxRules({ env, contentSecurityPolicy, redirects, olderReleases, files }: Rules): string {
  return `# Written with this release; include it in a server block of nginx. Reload nginx after a switch (\`nginx -s reload\`).
root ${quoted(`${env.dataDir}/site/current`)};
charset utf-8;
gzip_static on;
# Pages published a moment ago may have no precompressed copies yet.
gzip on;
gzip_min_length 512;
gzip_types text/css text/javascript application/javascript application/json application/manifest+json application/xml application/rss+xml text/xml text/plain image/svg+xml;
gzip_vary on;
absolute_redirect off;
server_tokens off;
log_not_found off;

set $kept "no-cache";
set $lent same-origin;
set $missing /404.html;
set $referrer strict-origin-when-cross-origin;
# The address holds the token of a mailed link.
if ($uri ~* "^(/ca|/en)?(${withToken.join("|")})/?$") {
  set $kept "no-store";
  set $referrer no-referrer;
}
add_header Cache-Control $kept always;
add_header Content-Security-Policy ${quoted(contentSecurityPolicy)} always;
add_header X-Content-Type-Options nosniff always;
add_header Referrer-Policy $referrer always;
add_header Cross-Origin-Opener-Policy same-origin always;
add_header Cross-Origin-Resource-Policy $lent always;
add_header X-Frame-Options SAMEORIGIN always;
add_header Permissions-Policy "camera=(), microphone=(), geolocation=()" always;
${env.siteUrl.startsWith("https://") ? 'add_header Strict-Transport-Security "max-age=31536000" always;\n' : ""}
# No page's address has control characters or backslashes. Browsers read backslashes as slashes.
if ($uri ~ "[\\x00-\\x1f\\x5c\\x7f]") { return 404; }
# One address per page: no doubled or trailing slash, no /es. The raw address is used: a decoded one could inject headers.
if ($request_uri ~ "^([^?]*?)//+([^?]*)") { return 301 $1/$2$is_args$args; }
if ($request_uri ~ "^/es/?(?:\\?|$)") { return 301 /$is_args$args; }
if ($request_uri ~ "^/es(/[^?]+?)/?(?:\\?|$)") { return 301 $1$is_args$args; }
if ($request_uri ~ "^(/[^?]+)/(?:\\?|$)") { return 301 $1$is_args$args; }

${redirects.flatMap(redirectRules).join("\n")}

${languages.flatMap((lang) => familyRules(lang)).join("\n")}
error_page 404 $missing;
location / { ${pages} }
${capitalLetters(files)}

# Not addresses of their own: shown in place of missing pages.
location ^~ /_/ { internal; }
location ~ "^/404(\\.html|/index\\.html)?$" { internal; }
location ~ "/\\." { return 404; }

# Names with a hash: cached for ever. Those of earlier releases are served too, for tabs still open.
location ~ "-[0-9a-f]{8,}\\.\\w+$|[-.][0-9a-f]{20}\\.(?:js|css)$|^/static/" {
  set $kept "public, max-age=31536000, immutable";
  try_files $uri ${olderReleases.length ? "@older0" : "=404"};
}
${olderReleases.map((name, index) => olderRule(env, name, index, olderReleases.length)).join("\n")}
location = /manifest.webmanifest { types {} default_type application/manifest+json; }

# Pictures, if they are on this disk. A rendition that does not exist yet is answered with the original.
location ^~ /media/ {
  root ${quoted(env.dataDir)};
  types { image/avif avif; image/webp webp; image/jpeg jpg; }
  set $kept "public, max-age=31536000, immutable";
  set $lent cross-origin;
  error_page 404 = @wholePicture;
}
location @wholePicture {
  root ${quoted(env.dataDir)};
  types {} default_type image/jpeg;
  set $kept "no-cache";
  set $lent cross-origin;
  rewrite "^/media/([0-9a-f]{32})/(?:\\d{1,4}\\.(?:avif|webp|jpg)|share-\\d+-\\d+\\.jpg)$" /media/$1.jpg break;
}
`;
}

/**
 * A page must not have a second address: neither its file name nor an encoded slash.
 * This is checked inside the locations, because redirects may end in a file name, and error pages keep the requested
 * address.
 */
const pages = [
  'if ($request_uri ~* "^[^?]*%2f") { return 404; }',
  'if ($request_uri ~ "^/index\\.html(?:\\?|$)") { return 301 /$is_args$args; }',
  'if ($request_uri ~ "^([^?]+)/index\\.html(?:\\?|$)") { return 301 $1$is_args$args; }',
  "try_files $uri/index.html $uri @capitals;",
].join(" ");

/**
 * Redirect an address in capital letters to its page.
 * nginx cannot lower the case, so each page has a rule, checked only when no file matches.
 */
function capitalLetters(files: Iterable<string>): string {
  const pages = [...files].flatMap((file) => /^(\/[a-z0-9/-]+)\/index\.html$/.exec(file)?.[1] ?? []);
  const spanish = new Set(pages.map((page) => splitLanguage(page).path));
  const rules = [...spanish]
    .filter((page) => page !== "/" && !/^\/404$/.test(page))
    .map((page) => `  if ($uri ~* "^(/ca|/en|)${page}$") { return 301 $1${page}$is_args$args; }`);
  const prefixes = languages
    .filter((lang) => lang !== "es")
    .map((lang) => {
      const [a = "", b = ""] = lang;
      const any = `[${a}${a.toUpperCase()}][${b}${b.toUpperCase()}]`;
      return `  if ($request_uri ~ "^/(?!${lang})${any}((?:/[^?]*)?)(?:\\?|$)") { return 301 /${lang}$1$is_args$args; }`;
    });
  return `location @capitals {
  error_page 404 $missing;
  if ($uri !~ "[A-Z]") { return 404; }
${[...prefixes, ...rules].join("\n")}
  return 404;
}`;
}

/** Answer a missing page in its language, and a missing project or article with the page for that. */
function familyRules(lang: (typeof languages)[number]): string[] {
  const families = Object.values(shells).map(
    ({ file, family }) =>
      `location ^~ ${localizedPath(family, lang)} { set $missing ${localizedPath(file, lang)}/index.html; error_page 404 $missing; ${pages} }`,
  );
  if (lang === "es") return families;
  const own = `set $missing /${lang}/404/index.html; error_page 404 $missing; ${pages}`;
  return [
    ...families,
    `location ~ "^/${lang}/404(/index\\.html)?$" { internal; error_page 404 /${lang}/404/index.html; }`,
    `location = /${lang} { ${own} }`,
    `location /${lang}/ { ${own} }`,
  ];
}

const redirectRules = ({ from, to, exact }: Redirect) =>
  exact
    ? [redirectRule(from, to)]
    : languages.map((lang) => redirectRule(localizedPath(from, lang), localizedPath(to, lang)));

/** The query goes before the fragment. */
function redirectRule(from: string, to: string): string {
  const [, page = to, place = ""] = /^([^#]*)(#.*)?$/.exec(to) ?? [];
  return `location = ${quoted(from)} { return 301 "${encoded(page)}$is_args$args${encoded(place)}"; }`;
}

/** Escape what nginx would interpret in an address, and line ends. */
const encoded = (address: string) => encodeURI(address).replaceAll("$", "%24");

function olderRule(env: BuildEnv, name: string, index: number, count: number): string {
  const next = index + 1 < count ? `@older${index + 1}` : "=404";
  return `location @older${index} { root ${quoted(`${env.dataDir}/site/releases/${name}`)}; set $kept "public, max-age=31536000, immutable"; try_files $uri ${next}; }`;
}

const quoted = (text: string) => `"${text.replace(/(["\\$])/g, "\\$1")}"`;
