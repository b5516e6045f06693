/**
 * Renders pages from page data with Gatsby's own renderer, called as Gatsby's build workers call it
 * (gatsby/dist/utils/worker/child/render-html.js).
 * Without the rest of Gatsby it takes 33 MB, and 0.3 s of CPU until its first page.
 * On the message `{ work, paths }` it answers `{ done }` now and then, and at last `{ ended: true }` or `{ failed,
 * path }`.
 * It exits with its parent.
 * Arguments: the site's folder, the renderer, webpack's compilation hash.
 */
const { createRequire } = require("node:module");
const { mkdirSync, readFileSync, writeFileSync } = require("node:fs");
const { dirname, join } = require("node:path");

const [siteDir, renderer, webpackCompilationHash] = process.argv.slice(2);
const gatsby = createRequire(join(siteDir, "package.json"));
const { generateHtmlPath } = gatsby("gatsby-core-utils/page-html");
const { generatePageDataPath } = gatsby("gatsby-core-utils/page-data");
const { getScriptsAndStylesForTemplate, readWebpackStats } = gatsby("gatsby/dist/utils/client-assets-for-template");
const { default: render } = require(renderer);

let stats;
const assets = new Map();
const slices = new Map();
const sayEveryMs = 100;

process.on("disconnect", () => process.exit(0));
process.on("message", ({ work, paths }) => {
  renderAll(work, paths).catch((error) => process.send({ failed: String(error?.stack ?? error) }));
});

async function renderAll(work, paths) {
  // The renderer looks for `public` in the current directory.
  process.chdir(work);
  stats ??= await readWebpackStats("public");
  let saidAt = 0;
  for (const [index, pagePath] of paths.entries()) {
    try {
      await renderOne(pagePath);
    } catch (error) {
      process.send({ failed: String(error?.stack ?? error), path: pagePath });
      return;
    }
    if (performance.now() - saidAt < sayEveryMs) continue;
    saidAt = performance.now();
    process.send({ done: index + 1 });
  }
  process.send({ ended: true });
}

async function renderOne(pagePath) {
  const pageData = JSON.parse(readFileSync(generatePageDataPath("public", pagePath), "utf8"));
  const { componentChunkName: chunk } = pageData;
  if (!assets.has(chunk)) assets.set(chunk, await getScriptsAndStylesForTemplate(chunk, stats));
  const context = { isDuringBuild: true };
  const { html } = await render({
    pagePath,
    pageData,
    webpackCompilationHash,
    context,
    staticQueryContext: {},
    ...assets.get(chunk),
  });
  const file = generateHtmlPath("public", pagePath);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stitched(html));
}

/**
 * Insert the slices, as gatsby/dist/utils/slices/stitching.js does, but in memory: the only slice is Gatsby's own, of
 * its scripts.
 */
function stitched(html) {
  const whole = html.replace(
    /<slice-start id="([^"]+)"><\/slice-start>.*?<slice-end id="\1"><\/slice-end>/gs,
    (_, id) => {
      if (!slices.has(id)) slices.set(id, readFileSync(join("public/_gatsby/slices", `${id}.html`), "utf8"));
      return `<!-- slice-start id="${id}" -->${slices.get(id)}<!-- slice-end id="${id}" -->`;
    },
  );
  // A cheap pattern, because a list of 500 cards is more than a megabyte.
  if (whole.includes("<slice-") || /<!-- slice-start[^>]*-->[^<]*<!-- slice-start/.test(whole))
    throw new Error("A slice that is not known here");
  return whole;
}
