import { studioTimeZone } from "@estudio/contract";
import { defineConfig } from "@playwright/test";
import { chromium } from "../scripts/testing/machine";

const mysql = process.env.E2E_ENGINE === "mysql";
/** Played on both engines: the main job, and the panel's work on projects and sessions. */
const onBothEngines = ["main/mainJob.spec.ts", "panel/access.spec.ts", "panel/content/project.spec.ts"];
/** The panel's other daily work, in a browser on MariaDB only: the API's tests cover the storage on both engines. */
const onServer = [
  "panel/content/{copies,destinations,guides,history,pages,post,redirects,scheduledCopies,sectionConflicts}.spec.ts",
  "panel/enquiries/contacts.spec.ts",
  "panel/saving/{asking,drafts,lostResponse,lostSession,resilience,tabs}.spec.ts",
  "panel/screens/{focus,keyboard,loadErrors,messages}.spec.ts",
  "panel/users.spec.ts",
];
/** Removes the demo, so it runs after all the others. */
const last = "panel/withoutDemo.spec.ts";
/** These leave the product unchanged, so they run in parallel. */
const onlyLook = ["site/**/*.spec.ts", "panel/screens/{help,screens,weight}.spec.ts"];
/** Tests of several minutes, for `npm run test:publish`. */
const long =
  process.env.PUBLISH_LONG || process.env.PUBLISH_SOAK
    ? []
    : ["publishing/failures/{damagedProgram,down,fullDisk}.spec.ts"];

/**
 * Tests of the whole product in a real browser. The global setup runs `npm start` on an empty data directory.
 * Most run on the embedded database, the panel's daily work on MariaDB, and the main job on both.
 * `E2E_ENGINE=mysql` selects MariaDB, or the server of TEST_MYSQL_HOME or TEST_MYSQL_URL. Each file covers one
 * errand.
 */
export default defineConfig({
  testDir: ".",
  projects: [
    ...(mysql ? [] : [{ name: "looking", testMatch: onlyLook, fullyParallel: true }]),
    {
      name: mysql ? "on a server" : "with the demo",
      testMatch: mysql ? [...onBothEngines, ...onServer] : ["{main,panel,publishing}/**/*.spec.ts"],
      testIgnore: [...onlyLook, ...long, last, ...(mysql ? [] : onServer)],
      workers: 1,
      dependencies: mysql ? [] : ["looking"],
    },
    ...(mysql ? [{ name: "without the demo", testMatch: [last], dependencies: ["on a server"] }] : []),
  ],
  // The panel's routes do not depend on the database.
  ...(mysql ? { grepInvert: /opens every address directly/ } : {}),
  globalSetup: "./globalSetup.ts",
  outputDir: `../test-results/${mysql ? "server" : "embedded"}`,
  workers: 2,
  fullyParallel: false,
  // A shared machine may stall for seconds: a failed test runs again, and is reported as flaky.
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
    // Recording every trace would take a third of the time.
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
