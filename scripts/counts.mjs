import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from './run.mjs';

/** Vitest's JSON report as counts. A file that broke before its first test has no assertions, and counts as one failure. */
function countsOfVitest({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(ROOT, name);
    if (status === 'failed' && !assertionResults.length) return [`${file} broke`];
    return assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => `${file}: ${fullName}`);
  });
  return { passed: numPassedTests, failures };
}

/** Playwright's JSON report as counts; `errors` are files that could not be read. */
const countsOfPlaywright = ({ stats, errors, suites }) => ({
  passed: stats.expected + stats.flaky,
  failures: [...errors.map(({ message }) => message), ...namesOf('unexpected', suites)],
  flaky: namesOf('flaky', suites),
});

const namesOf = (status, suites = []) =>
  suites.flatMap(({ file, suites: inner, specs = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.filter((test) => test.status === status).map(({ projectName }) => `${file}, ${projectName}: ${title}`),
    ),
    ...namesOf(status, inner),
  ]);

/**
 * What a runner's report says, held against its exit code.
 * No report, no test at all, or a bad exit without a failed test (an unhandled error, say) is one failure.
 * @returns {{ passed: number, failures: string[], flaky?: string[] }} how many tests passed, what failed, once for each time,
 * and what passed at the second try.
 */
export function countsOf(file, kind, exitCode) {
  let counts;
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    counts = kind === 'vitest' ? countsOfVitest(report) : countsOfPlaywright(report);
  } catch {
    return { passed: 0, failures: ['the runner left no report'] };
  }
  if (counts.failures.length > 0) return counts;
  if (counts.passed === 0) return { passed: 0, failures: ['no test ran'] };
  if (exitCode !== 0) return { ...counts, failures: [`the runner ended with ${exitCode} though no test failed`] };
  return counts;
}
