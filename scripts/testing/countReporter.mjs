import { writeFileSync } from "node:fs";

/**
 * Jest reporter that writes the numbers of passed and failed tests to the file JEST_COUNTS.
 * `jest --json` would also serialize what a test threw, and fails on an error that contains itself.
 */
export default class CountReporter {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
    const counts = { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
    writeFileSync(process.env.JEST_COUNTS, JSON.stringify(counts));
  }
}
