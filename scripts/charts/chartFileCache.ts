import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as Makers from '../../src/visualiser/catalogue/chartFiles.ts';
import { ROOT } from '../tools/processes.ts';
import { getLayoutKey, readSources } from './sources.ts';

/** `src/visualiser/catalogue/chartFiles.ts` as a module. */
export type MakerModule = typeof Makers;
type Maker = ReturnType<MakerModule['createChartFiles']>;
type ChartFile = {
  /** Of all that the file is made from. */
  key: () => string;
  /** Names of files that it is made from. */
  dependencies?: readonly string[];
  create: (maker: Maker, dependencyTexts: readonly string[]) => string | Promise<string>;
};

const CACHE = join(ROOT, 'node_modules/.cache/charts');
const REQUIREMENTS = 'docs/requirements.tsv';
const MAKER = 'src/visualiser/catalogue';
const DRAWINGS = ['overview.right', 'overview.down', 'whole.right', 'whole.down'] as const;

const getHash = (...parts: string[]) => createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16);

const memoize = (create: () => string) => {
  let made: string | undefined;
  return () => (made ??= create());
};

/** Every file that the visualiser fetches, by its name. */
function listChartFiles() {
  const read = readSources();
  const charts = read
    .filesIn('machines', { isDeep: true })
    .flatMap((file) => /^machines\/(\w+)\/\1\.machine\.ts$/.exec(file)?.[1] ?? []);
  const world = memoize(() =>
    read.keyOf(
      REQUIREMENTS,
      ...[`${MAKER}/chartData.ts`, `${MAKER}/callFinder.ts`, `${MAKER}/requirements.ts`],
      ...['src/messages', 'src/ports', 'src/api'].flatMap((folder) => read.filesIn(folder, { isDeep: true })),
    ),
  );
  const drawing = memoize(() => read.keyOf(`${MAKER}/drawing.ts`));
  const files = new Map<string, ChartFile>();
  for (const id of charts) {
    const machine = memoize(() => read.keyOf(`machines/${id}/${id}.machine.ts`));
    const samples = memoize(() => {
      const journeys = `machines/${id}/${id}.journeys.ts`;
      return read.keyOf(
        ...[`machines/${id}/${id}.samples.ts`, `${MAKER}/getPaths.ts`],
        ...read.filesIn(`machines/${id}`).filter((file) => file === journeys),
      );
    });
    const paths = memoize(() =>
      read.keyOf(...read.filesIn(`${MAKER}/paths`).filter((file) => file.endsWith(`/${id}.txt`))),
    );
    files.set(`${id}.json`, {
      key: memoize(() => getHash(world(), machine(), samples(), paths())),
      create: (maker) => maker.data(id),
    });
    for (const name of DRAWINGS)
      files.set(`${id}.${name}.svg`, {
        key: memoize(() => getHash(drawing(), machine())),
        create: (maker) => maker.drawing(id, name),
      });
  }
  files.set('chart.css', { key: drawing, create: (maker) => maker.style() });
  const dependencies = charts.map((id) => `${id}.json`);
  const key = memoize(() =>
    getHash(
      read.keyOf(`${MAKER}/createCatalogue.ts`, `${MAKER}/collectFindables.ts`),
      ...dependencies.map((name) => files.get(name)?.key() ?? ''),
    ),
  );
  files.set('catalogue.json', {
    key,
    dependencies,
    create: (maker, dependencyTexts) => maker.catalogue(dependencyTexts.map(parseJson)),
  });
  files.set('findables.json', {
    key,
    dependencies,
    create: (maker, dependencyTexts) => maker.search(dependencyTexts.map(parseJson)),
  });
  return files;
}

const parseJson = (text: string) => JSON.parse(text);

const getPath = (name: string, { key }: ChartFile) => join(CACHE, `${name}.${key()}`);

/** Writes a file whole or not at all, and clears away what stood there of earlier sources. */
function cacheFile(name: string, file: ChartFile, text: string) {
  mkdirSync(CACHE, { recursive: true });
  for (const old of readdirSync(CACHE))
    if (old.startsWith(`${name}.`) && old.length === name.length + 17) rmSync(join(CACHE, old), { force: true });
  const unfinished = `${getPath(name, file)}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, getPath(name, file));
}

/**
 * The files of the charts as they are now, stored in node_modules/.cache until something they are made from changes.
 * `load` gives the module with the maker; it is only queried where a file is missing.
 */
export function openChartFileCache(load: () => Promise<MakerModule>) {
  const files = listChartFiles();
  let made: Promise<Maker> | undefined;
  const maker = () => {
    made ??= load().then((module) => {
      const read = readSources();
      const sources = ['src/ports', 'src/api'].flatMap((folder) => read.filesIn(folder, { isDeep: true }));
      return module.createChartFiles({
        requirements: read.text(REQUIREMENTS),
        sources: Object.fromEntries(sources.map((file) => [file, read.text(file)])),
        layoutEngineKey: getLayoutKey(read),
      });
    });
    return made;
  };
  async function text(name: string): Promise<string | null> {
    const file = files.get(name);
    if (!file) return null;
    const path = getPath(name, file);
    if (existsSync(path)) return readFileSync(path, 'utf8');
    const dependencyTexts: string[] = [];
    for (const need of file.dependencies ?? []) dependencyTexts.push((await text(need)) ?? '');
    const made = await file.create(await maker(), dependencyTexts);
    cacheFile(name, file, made);
    return made;
  }
  return { names: [...files.keys()], text };
}
