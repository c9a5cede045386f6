import { readFileSync } from 'node:fs';

/** Vitest's JSON report as counts. A file that broke before its first test has no assertions, and counts as one failure. */
function countsOfVitest({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.length);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const again = tests.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0);
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    again: again.map(({ fullName }) => fullName),
  };
}

/** Playwright's JSON report as counts; `errors` are files that could not be read. */
const countsOfPlaywright = ({ stats, errors, suites }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  again: shakyIn(suites),
});

const shakyIn = (suites = []) =>
  suites.flatMap(({ suites: inner, specs = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
    ...shakyIn(inner),
  ]);

/**
 * What a runner's report says, held against its exit code.
 * No report, no test at all, or a bad exit without a failed test (an unhandled error, say) is one failure with its `why`.
 * What passed at the second try only is named by `why`, for it is worth a look.
 * @returns {{ passed: number, failed: number, why?: string }}
 */
export function countsOf(file, kind, exitCode) {
  let counts;
  let again;
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    ({ again, ...counts } = kind === 'vitest' ? countsOfVitest(report) : countsOfPlaywright(report));
  } catch {
    return { passed: 0, failed: 1, why: 'the runner left no report' };
  }
  if (counts.failed > 0) return counts;
  if (counts.passed === 0) return { passed: 0, failed: 1, why: 'no test ran' };
  if (exitCode !== 0) return { ...counts, failed: 1, why: `the runner ended with ${exitCode} though no test failed` };
  return again.length > 0 ? { ...counts, why: `at the second try: ${again.join('; ')}` } : counts;
}
