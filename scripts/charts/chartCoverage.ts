import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChartCoverage } from '../../src/visualiser/coverage/coverage.ts';
import type { PathReport } from '../../src/visualiser/coverage/pathReport.ts';

const read = <Report>(file: string): Report | null =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;

/** Pictures are reported by the address under which the page finds them; their files are named by the state's id. */
function picturesIn(folder: string, chart: string) {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder).filter((name) => name.endsWith('.webp'));
  return Object.fromEntries(files.sort().map((name) => [name.replace(/\.webp$/, ''), `states/${chart}/${name}`]));
}

type MutantReport = { version: string } & NonNullable<ChartCoverage['mutants']>;

/** Mutants of another version would tell of parts that are not there any more. */
function getMutants(report: MutantReport | null, version: string) {
  if (report?.version !== version) return null;
  const { made, killed, survivors } = report;
  return { made, killed, survivors };
}

/**
 * What the last runs of the model tests, the mutants and the camera left of a chart, below the folder of the runs' results
 * (`test-results`, as an absolute path); null where the chart's model tests were not run.
 */
export function getCoverage(chart: string, results: string): ChartCoverage | null {
  const report = read<PathReport>(join(results, 'model', `${chart}.json`));
  // A report of before there were versions cannot say of which chart it tells.
  if (!report?.version) return null;
  return {
    version: report.version,
    at: report.at,
    transitions: Object.fromEntries(
      report.transitions.map((id) => [id, report.walked.includes(id) ? 'walked' : 'missed']),
    ),
    paths: report.paths,
    steps: report.steps,
    mutants: getMutants(read(join(results, 'mutants', `${chart}.json`)), report.version),
    pictures: picturesIn(join(results, 'states', chart), chart),
  };
}
