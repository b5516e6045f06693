import { writeFileSync } from "node:fs";

/**
 * Jest's reporter of numbers: writes how many tests passed and failed to the file that JEST_COUNTS names. Numbers only,
 * since `jest --json` writes what a test threw as well, and stops at an error that holds itself.
 */
export default class CountReporter {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
    const counts = { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
    writeFileSync(process.env.JEST_COUNTS, JSON.stringify(counts));
  }
}
