import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** The areas of the specification; an id is one of these with a number. */
const AREAS =
  'ACCT ADDR API ART AUTH BLOG CART CAT CHK CONF CONST CONT COUP DECOR DSGN FRAME GIFT GUEST HOME MIX NEWS NF ORD OTP PART PAY PIN PREV ROUTE SESS SHELL STAT UPL WALL WISH'.split(
    ' ',
  );
const ID = new RegExp(`\\b(${AREAS.join('|')})-\\d{2,3}\\b`, 'g');
const TESTS = [/^tests\/.*\.[cm]?[jt]sx?$/, /^src\/.*\.stories\.tsx$/];

const filesBelow = (folder) => {
  try {
    return readdirSync(join(ROOT, folder), { recursive: true }).map((name) => join(folder, name));
  } catch {
    return [];
  }
};

const readJson = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

/** Reports that lie in one folder of test-results, in order of their names; null where the part was not run. */
function reports(folder) {
  const files = filesBelow(join('test-results', folder)).filter((name) => name.endsWith('.json'));
  return files.length ? files.sort().map((file) => ({ file, report: readJson(file) })) : null;
}

/** What each walk left: the chart, its states and transitions, which of them were walked, which are unreachable and why. */
const charts = () => reports('walks')?.map(({ report }) => report) ?? null;

/** What each chart's paths notice of small changes of it. */
const mutants = () => reports('mutants')?.map(({ report }) => report) ?? null;

/** Ids named in the code of a test; one in a comment binds nothing. */
const idsIn = (file) =>
  readFileSync(join(ROOT, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '')
    .match(ID) ?? [];

/** How many requirements of each area some test names. */
function requirements() {
  const files = ['tests', 'src'].flatMap(filesBelow).filter((file) => TESTS.some((pattern) => pattern.test(file)));
  const ids = new Set(files.flatMap(idsIn));
  const areas = AREAS.map((area) => [area, [...ids].filter((id) => id.startsWith(`${area}-`)).length]);
  return { named: ids.size, areas: Object.fromEntries(areas.filter(([, count]) => count > 0)) };
}

const benches = () =>
  reports('bench')?.map(({ file, report }) => [file.replace(/^.*[\\/]|\.json$/g, ''), report]) ?? null;

/** The last `npm test`, part by part. */
function tests() {
  try {
    return readJson(join('test-results', 'summary.json'));
  } catch {
    return null;
  }
}

/** The project's own figures; a part that was not run is null. Later parts add theirs here. */
function figures() {
  const bench = benches();
  return {
    charts: charts(),
    mutants: mutants(),
    requirements: requirements(),
    bench: bench && Object.fromEntries(bench),
    tests: tests(),
  };
}

/** A table shows how many there are; the JSON names them. */
const lengths = (lists) =>
  Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, Array.isArray(list) ? list.length : list]));

const section = (title, rows, how) => {
  console.log(`\n${title}`);
  if (rows) console.table(rows);
  else console.log(`not run: ${how}`);
};

function print({ charts, mutants, requirements, bench, tests }) {
  const { 'page-weight': weight, ...others } = bench ?? {};
  section(
    'Charts',
    charts?.map(({ chart, version: _, at: __, ...lists }) => ({ chart, ...lengths(lists) })),
    'npm run test:walks',
  );
  for (const { chart, unreachable } of charts ?? []) {
    for (const { id, reason } of unreachable) console.log(`${chart}: ${id} is never reached: ${reason}`);
  }
  section(
    'Changes of charts that their paths notice',
    mutants?.map(({ chart, made, killed }) => ({ chart, made, killed })),
    'npm run mutants',
  );
  section(`Requirements that a test names: ${requirements.named}`, requirements.areas);
  section(
    'Bytes after gzip before interaction, and layout shift',
    weight?.pages.map(({ page, gzip, shift }) => ({
      page,
      ...gzip,
      'shift phone': shift.phone,
      'shift desktop': shift.desktop,
    })),
    'npm run bench',
  );
  for (const [name, report] of Object.entries(others)) section(`Bench: ${name}`, report.rows ?? report);
  section(
    'Tests',
    tests?.parts.map(({ part, passed, failed, seconds }) => ({ part, passed, failed, seconds })),
    'npm test',
  );
}

const all = figures();
if (process.argv.includes('--json')) console.log(JSON.stringify(all));
else print(all);
