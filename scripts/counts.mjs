import { readFileSync } from 'node:fs';

/** Vitest's JSON report as counts. A file that broke before its first test has no assertions, and counts as one failure. */
function countsOfVitest({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.length);
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/** Playwright's JSON report as counts; `errors` are files that could not be read. */
const countsOfPlaywright = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
});

/**
 * What a runner's report says, held against its exit code.
 * No report, no test at all, or a bad exit without a failed test (an unhandled error, say) is one failure with its `why`.
 * @returns {{ passed: number, failed: number, why?: string }}
 */
export function countsOf(file, kind, exitCode) {
  let counts;
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    counts = kind === 'vitest' ? countsOfVitest(report) : countsOfPlaywright(report);
  } catch {
    return { passed: 0, failed: 1, why: 'the runner left no report' };
  }
  if (counts.failed > 0) return counts;
  if (counts.passed === 0) return { passed: 0, failed: 1, why: 'no test ran' };
  if (exitCode !== 0) return { ...counts, failed: 1, why: `the runner ended with ${exitCode} though no test failed` };
  return counts;
}
