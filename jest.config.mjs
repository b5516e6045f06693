import { fastTests } from "./database/testing/testKinds.mjs";

const everything = ["<rootDir>/{contract,database,api,backoffice,marketing,scripts}/**/*.test.{ts,tsx}"];
const isFast = process.env.TESTS === "fast";

/** Unit and HTTP tests of every workspace. Those of the API and the database run on both engines. */
export default {
  testEnvironment: "node",
  // `TESTS=fast`: only those that start no database, server or other program.
  testMatch: isFast ? fastTests().map((file) => `<rootDir>/${file}`) : everything,
  // Relative to this folder: a parent folder may be called `public` or `dist`.
  testPathIgnorePatterns: ["<rootDir>/(?:.*/)?(?:node_modules|public|\\.cache|dist)/"],
  modulePathIgnorePatterns: ["<rootDir>/marketing/public", "<rootDir>/marketing/.cache", "<rootDir>/.data"],
  transform: {
    "^.+\\.(t|j)sx?$": [
      "@swc/jest",
      {
        jsc: {
          parser: { syntax: "typescript", tsx: true },
          target: "es2022",
          transform: { react: { runtime: "automatic" } },
        },
        module: { type: "commonjs" },
      },
    ],
  },
  moduleNameMapper: { "\\.module\\.css$": "<rootDir>/marketing/testing/cssModuleMock.cjs" },
  globalSetup: "<rootDir>/database/testing/jestSetup.mjs",
  globalTeardown: "<rootDir>/database/testing/jestTeardown.mjs",
  setupFiles: ["<rootDir>/database/testing/cheapPasswords.cjs"],
  // Not in the temporary folder, which may be in memory and disappears with the run.
  cacheDirectory: "<rootDir>/node_modules/.cache/jest",
  // Long, because a busy machine must not fail a test. It only ends a test that hangs.
  testTimeout: 240_000,
  // More than two cores, because many tests wait for a mail, a lock or a child process.
  maxWorkers: 3,
};
