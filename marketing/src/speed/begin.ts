/**
 * Where the browser's bundle begins: React, Gatsby and then the app itself are each evaluated in a task of its own, so that
 * none of them is long on a slow phone (together 58–75 ms at a quarter of the speed). Without this
 * file's entry in `gatsby/onCreateWebpackConfig.ts` all is evaluated in one.
 */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function begin(): Promise<void> {
  await import(/* webpackMode: "eager" */ "react-dom/client");
  await nextTask();
  await import(/* webpackMode: "eager" */ "gatsby");
  await nextTask();
  await import(/* webpackMode: "eager" */ "gatsby-production-app");
}

void begin();
