/**
 * Entry point of the browser bundle. Evaluates React, Gatsby and the app in separate tasks, to avoid one long task on slow
 * phones (58–75 ms at 4× CPU throttling). Performance-only code, enabled in `gatsby/onCreateWebpackConfig.ts`.
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
