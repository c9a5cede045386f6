import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ChartPictures } from '../../src/visualiser/catalogue/catalogue.ts';
import type { ChartCoverage, PathReport } from '../../src/visualiser/coverage/coverage.ts';

const readJson = <Report>(file: string): Report | null =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;

/** The states that have a picture, by chart: `npm run charts:pictures` names the files by the states' ids. */
export function listPictures(results: string): ChartPictures {
  const folder = join(results, 'states');
  if (!existsSync(folder)) return {};
  return Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((chart) => [
        chart,
        readdirSync(join(folder, chart))
          .filter((name) => name.endsWith('.webp'))
          .map((name) => basename(name, '.webp'))
          .sort(),
      ]),
  );
}

type MutantReport = { version: string } & NonNullable<ChartCoverage['mutants']>;

/** Mutants of another version would name parts that are not there any more. */
function getMutants(report: MutantReport | null, version: string) {
  if (report?.version !== version) return null;
  const { made, killed, survivors } = report;
  return { made, killed, survivors };
}

/**
 * What the last runs of the model tests and the mutants left of a chart, below the folder of the runs' results
 * (`test-results`, as an absolute path); null where the chart's model tests were not run.
 */
export function getCoverage(chart: string, results: string): ChartCoverage | null {
  const report = readJson<PathReport>(join(results, 'model', `${chart}.json`));
  // A report of before there were versions does not name its chart's version.
  if (!report?.version) return null;
  return {
    version: report.version,
    at: report.at,
    transitions: Object.fromEntries(
      report.transitions.map((id) => [id, report.walked.includes(id) ? 'walked' : 'missed']),
    ),
    paths: report.paths,
    steps: report.steps,
    mutants: getMutants(readJson(join(results, 'mutants', `${chart}.json`)), report.version),
  };
}
