/** Unit and HTTP tests of every workspace; those of the API and the database run on both engines. */
export default {
  testEnvironment: "node",
  testMatch: ["<rootDir>/{contract,database,api,backoffice,marketing,scripts}/**/*.test.{ts,tsx}"],
  // Below this folder: whatever the folders above it are called, in which somebody keeps the project.
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
  // The names of classes are no matter here.
  moduleNameMapper: { "\\.module\\.css$": "<rootDir>/marketing/testing/noStyles.cjs" },
  globalSetup: "<rootDir>/database/testing/jestSetup.mjs",
  globalTeardown: "<rootDir>/database/testing/jestTeardown.mjs",
  setupFiles: ["<rootDir>/database/testing/cheapPasswords.cjs"],
  // Not where temporary files are: those may be in memory, and gone with the run.
  cacheDirectory: "<rootDir>/node_modules/.cache/jest",
  // No test measures how busy the machine is: this only ends one that hangs.
  testTimeout: 240_000,
  // One more than processors: many tests wait for a mail, a lock or a whole program of ours.
  maxWorkers: 3,
};
