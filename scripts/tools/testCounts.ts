import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { ROOT } from './processes.ts';

export type Counts = {
  /** How many tests passed. */
  passed: number;
  /** What failed, once for each time. */
  failures: string[];
};

type VitestReport = {
  numPassedTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
};

/** Vitest's JSON report as counts. A file that broke before its first test has no assertions, and counts as one failure. */
function countVitest({ numPassedTests, testResults }: VitestReport): Counts {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(ROOT, name);
    if (status === 'failed' && !assertionResults.length) return [`${file} broke`];
    return assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => `${file}: ${fullName}`);
  });
  return { passed: numPassedTests, failures };
}

/** Playwright's JSON report as counts; `errors` are files that could not be read. */
const countPlaywright = ({ stats, errors, suites }: JSONReport): Counts => ({
  passed: stats.expected,
  failures: [...errors.map(({ message = '' }) => message), ...listFailures(suites)],
});

const listFailures = (suites: JSONReportSuite[] = []): string[] =>
  suites.flatMap(({ file, suites: inner, specs = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName }) => `${file}, ${projectName}: ${title}`),
    ),
    ...listFailures(inner),
  ]);

/**
 * What a runner's report states, held against its exit code. No report, no test at all, or a bad exit without a failed test
 * (an unhandled error, say) is one failure.
 */
export function readCounts(file: string, kind: 'vitest' | 'playwright', exitCode: number): Counts {
  let counts: Counts;
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    counts = kind === 'vitest' ? countVitest(report) : countPlaywright(report);
  } catch {
    return { passed: 0, failures: ['the runner left no report'] };
  }
  if (counts.failures.length > 0) return counts;
  if (counts.passed === 0) return { passed: 0, failures: ['no test ran'] };
  if (exitCode !== 0) return { ...counts, failures: [`the runner ended with ${exitCode} though no test failed`] };
  return counts;
}
