import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import type { PathReport } from '../src/visualiser/coverage/coverage.ts';
import { ROOT } from './tools/processes.ts';

/** The areas of the specification; an id is one of these with a number. */
const AREAS =
  'ACCT ADDR API ART AUTH BLOG CART CAT CHK CONF CONST CONT COUP DECOR DSGN FRAME GIFT GUEST HOME MIX NEWS NF ORD OTP PART PAY PIN PREV ROUTE SESS SHELL STAT UPL WALL WISH'.split(
    ' ',
  );
const ID = new RegExp(`\\b(${AREAS.join('|')})-\\d{2,3}\\b`, 'g');
const SUMMARY = 'test-results/summary.json';
const TESTS = [/^tests\/.*\.[cm]?[jt]sx?$/, /^src\/.*\.stories\.tsx$/];

type Table = Record<string, unknown>;
type MutantReport = { chart: string; made: number; killed: number };
type Weight = { pages: { page: string; gzip: Table; shift: { phone: number; desktop: number } }[] };
type Bench = Table & { rows?: readonly Table[] };
type Summary = { parts: { part: string; passed: number; failed: number; seconds: number }[] };
type Figures = ReturnType<typeof figures>;

const listFiles = (folder: string): string[] =>
  existsSync(join(ROOT, folder))
    ? readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
    : [];

const readJson = <Read>(file: string): Read => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

/** Reports that lie in one folder of test-results, in order of their names; null where the part was not run. */
function readReports<Report>(folder: string): { name: string; report: Report }[] | null {
  const files = listFiles(join('test-results', folder)).filter((name) => name.endsWith('.json'));
  return files.length
    ? files.sort().map((file) => ({ name: basename(file, '.json'), report: readJson<Report>(file) }))
    : null;
}

/** Ids named in the strings of a test; one in a comment binds nothing. */
function findIds(file: string): string[] {
  const ids: string[] = [];
  const note = (text: unknown) => void ids.push(...(String(text).match(ID) ?? []));
  new Visitor({
    Literal: ({ value }) => note(value),
    TemplateElement: ({ value }) => note(value.raw),
    JSXText: ({ value }) => note(value),
  }).visit(parseSync(file, readFileSync(join(ROOT, file), 'utf8')).program);
  return ids;
}

/** How many requirements of each area some test names. */
function countRequirements() {
  const files = ['tests', 'src'].flatMap(listFiles).filter((file) => TESTS.some((pattern) => pattern.test(file)));
  const ids = new Set(files.flatMap(findIds));
  const areas = AREAS.map((area): [string, number] => [
    area,
    [...ids].filter((id) => id.startsWith(`${area}-`)).length,
  ]);
  return { named: ids.size, areas: Object.fromEntries(areas.filter(([, count]) => count > 0)) };
}

/** The project's own figures; a part that was not run is null. Later parts add theirs here. */
function figures() {
  const bench = readReports<Bench>('bench');
  return {
    /** What each walk left: the chart, its states and transitions, and which of them were walked. */
    charts: readReports<PathReport>('model')?.map(({ report }) => report) ?? null,
    /** What each chart's paths notice of small changes of it. */
    mutants: readReports<MutantReport>('mutants')?.map(({ report }) => report) ?? null,
    requirements: countRequirements(),
    bench: bench && Object.fromEntries(bench.map(({ name, report }) => [name, report])),
    /** The last `npm test`, part by part. */
    tests: existsSync(join(ROOT, SUMMARY)) ? readJson<Summary>(SUMMARY) : null,
  };
}

/** A table shows how many there are; the JSON names them. */
const sumLengths = (lists: Table) =>
  Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, Array.isArray(list) ? list.length : list]));

const section = (title: string, rows: object | null | undefined, description?: string) => {
  console.log(`\n${title}`);
  if (rows) console.table(rows);
  else console.log(`not run: ${description}`);
};

function print({ charts, mutants, requirements, bench, tests }: Figures) {
  const { 'page-weight': weight, ...others } = bench ?? {};
  section(
    'Charts',
    charts?.map(({ chart, version: _, at: __, ...lists }) => ({ chart, ...sumLengths(lists) })),
    'npm run test:model',
  );
  const sum = (of: 'walked' | 'transitions') => charts?.reduce((all, chart) => all + chart[of].length, 0);
  if (charts) console.log(`${sum('walked')} of ${sum('transitions')} transitions walked`);
  section(
    'Changes of charts that their paths notice',
    mutants?.map(({ chart, made, killed }) => ({ chart, made, killed })),
    'npm run mutants:charts',
  );
  section(`Requirements that a test names: ${requirements.named}`, requirements.areas);
  section(
    'Bytes after gzip before interaction, and layout shift',
    (weight as Weight | undefined)?.pages.map(({ page, gzip, shift }) => ({
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
