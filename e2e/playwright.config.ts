import { studioTimeZone } from "@estudio/contract";
import { defineConfig } from "@playwright/test";
import { chromium } from "../scripts/testing/machine";

const mysql = process.env.E2E_ENGINE === "mysql";
/** What both engines must do alike: the main job, and the panel's work on projects and sessions. */
const onBothEngines = ["main/mainJob.spec.ts", "panel/{access,project}.spec.ts"];
/** The panel's other daily work: what is stored by it the API's tests play on both engines, so that one browser is enough. */
const onServer = [
  "panel/{asking,contacts,copies,destinations,guides,history,keyboard,lostSession,messages,pages,post,redirects,resilience,tabs,users}.spec.ts",
];
/** Leaves a product without the demo behind: it comes last, when all the others have ended. */
const last = "panel/withoutDemo.spec.ts";
/** Leave the product as they found it: several are played at a time. */
const onlyLook = ["site/*.spec.ts", "panel/{help,screens,weight}.spec.ts"];
/** Minutes each: `npm run test:publish`. */
const long =
  process.env.PUBLISH_LONG || process.env.PUBLISH_SOAK ? [] : ["publishing/{damagedProgram,down,fullDisk}.spec.ts"];

/**
 * The whole product in a real browser: global setup runs `npm start` on an empty data directory. Most is played on
 * the embedded database, the panel's daily work on a server, the main job on both (E2E_ENGINE=mysql: MariaDB, or what TEST_MYSQL_HOME or TEST_MYSQL_URL names). One file, one errand.
 */
export default defineConfig({
  testDir: ".",
  projects: [
    ...(mysql ? [] : [{ name: "looking", testMatch: onlyLook, fullyParallel: true }]),
    {
      name: mysql ? "on a server" : "with the demo",
      testMatch: mysql ? [...onBothEngines, ...onServer] : ["{main,panel,publishing}/*.spec.ts"],
      testIgnore: [...onlyLook, ...long, last, ...(mysql ? [] : onServer)],
      workers: 1,
      dependencies: mysql ? [] : ["looking"],
    },
    ...(mysql ? [{ name: "without the demo", testMatch: [last], dependencies: ["on a server"] }] : []),
  ],
  // Which screen an address opens is the panel's own matter.
  ...(mysql ? { grepInvert: /every address opens directly/ } : {}),
  globalSetup: "./globalSetup.ts",
  outputDir: `../test-results/${mysql ? "server" : "embedded"}`,
  workers: 2,
  fullyParallel: false,
  // A shared machine may stall for seconds: what fails once is tried again, and reported as flaky.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? "../test-results/report.json" }],
  ],
  use: {
    baseURL: process.env.E2E_BASE_URL,
    locale: "es-ES",
    timezoneId: studioTimeZone,
    // Keeping a trace of everything in case it fails would take a third of the time.
    trace: "on-first-retry",
    launchOptions: {
      executablePath: chromium,
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
});
