import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** Pictures are told by the address under which the page finds them; their files are named by the state's id. */
function picturesIn(folder, chart) {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder).filter((name) => name.endsWith('.webp'));
  return Object.fromEntries(files.sort().map((name) => [name.replace(/\.webp$/, ''), `states/${chart}/${name}`]));
}

/** What became of one transition: it was walked, or cannot be, or was not. */
function becameOf(id, { walked, unreachable }) {
  if (walked.includes(id)) return 'walked';
  return unreachable.some((other) => other.id === id) ? 'unreachable' : 'missed';
}

/** Mutants of another version would tell of parts that are not there any more. */
function mutantsOf(report, version) {
  if (report?.version !== version) return null;
  const { made, killed, survivors } = report;
  return { made, killed, survivors };
}

/**
 * What the last runs of the walks, the mutants and the camera left of a chart.
 * @param {string} chart
 * @param {string} results the folder of the runs' results (`test-results`), as an absolute path
 * @returns {import('../src/visualiser/coverage/coverage.ts').ChartCoverage | null} null where the chart's walks were not run
 */
export function coverageOf(chart, results) {
  /** @type {import('../src/visualiser/coverage/walkReport.ts').WalkReport | null} */
  const walk = read(join(results, 'walks', `${chart}.json`));
  // A report of before there were versions cannot say of which chart it tells.
  if (!walk?.version) return null;
  return {
    version: walk.version,
    at: walk.at,
    transitions: Object.fromEntries(walk.transitions.map((id) => [id, becameOf(id, walk)])),
    reasons: Object.fromEntries(walk.unreachable.map(({ id, reason }) => [id, reason ?? ''])),
    paths: walk.paths,
    steps: walk.steps,
    mutants: mutantsOf(read(join(results, 'mutants', `${chart}.json`)), walk.version),
    pictures: picturesIn(join(results, 'states', chart), chart),
  };
}
