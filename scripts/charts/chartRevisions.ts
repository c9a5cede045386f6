import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Revision } from '../../machines/comparison/comparison.setup.ts';
import type { ChartGraph } from '../../src/visualiser/graph/graph.ts';
import { importBuilt } from '../tools/bundle.ts';
import { ROOT } from '../tools/processes.ts';
import { getSourceKey } from './sourceKey.ts';

type Graphs = Record<string, ChartGraph>;

const CACHE = join(ROOT, 'node_modules/.cache/revisions');
/** All that a chart is made of. */
const SOURCES = ['machines', 'src/domain', 'src/messages'];
/** What reads a chart: graphs that were stored before it changed are of no use. */
const GRAPH_SOURCE = 'src/visualiser/graph/createGraph.ts';
/** More than a person looks through. */
const MAX_REVISIONS = 60;
const MAX_BYTES = 512 * 1024 * 1024;

const run = promisify(execFile);
const git = async (cwd: string, ...args: string[]) => (await run('git', args, { cwd, maxBuffer: MAX_BYTES })).stdout;

const parseRevisions = (lines: string): Revision[] =>
  lines
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [hash = '', at = '', subject = ''] = line.split('\0');
      return { hash, at, subject };
    });

/**
 * The commits that touched a chart, the newest first.
 * @throws Error where this is no git repository
 */
export async function listRevisions(chart: string): Promise<Revision[]> {
  const log = await git(
    ROOT,
    'log',
    `-n${MAX_REVISIONS}`,
    '--format=%h%x00%cI%x00%s',
    '--',
    `machines/${chart}`,
    'machines/kit',
  );
  return parseRevisions(log);
}

/** As many releases as a static build holds. */
const RELEASES = 5;

/** The newest tags as revisions, the newest first; none where this is no git repository, or has no tags. */
export async function listReleases(folder = ROOT): Promise<Revision[]> {
  const refs = await git(
    folder,
    'for-each-ref',
    'refs/tags',
    '--sort=-creatordate',
    `--count=${RELEASES}`,
    '--format=%(refname:strip=2)%00%(creatordate:iso-strict)%00%(subject)',
  ).catch(() => '');
  // A name is part of a file's path.
  return parseRevisions(refs).filter(({ hash }) => /^[\w.-]+$/.test(hash));
}

/** The whole hash of a commit by any name that git knows it by; null where it knows none. */
async function getCommit(folder: string, revision: string) {
  if (!/^[\w./^~@-]+$/.test(revision) || revision.startsWith('-')) return null;
  try {
    return (await git(folder, 'rev-parse', '--verify', '--quiet', `${revision}^{commit}`)).trim();
  } catch {
    return null;
  }
}

/** A module that reads every chart of a folder; one that cannot be read leaves the others alone. */
const READER = `
import { createGraph } from '${join(ROOT, GRAPH_SOURCE)}';
import { isMachine } from '${join(ROOT, 'machines/kit/transitions.ts')}';
const files = import.meta.glob('./machines/*/*.machine.ts');
export async function graphs() {
  const found = {};
  for (const load of Object.values(files)) {
    for (const value of Object.values(await load().catch(() => ({}))))
      if (isMachine(value)) found[value.id] = createGraph(value);
  }
  return found;
}
`;

async function readGraphs(repository: string, commit: string): Promise<Graphs> {
  const folder = join(CACHE, `${commit}.${process.pid}`);
  mkdirSync(folder, { recursive: true });
  try {
    const there = (await git(repository, 'ls-tree', '--name-only', commit, ...SOURCES)).split('\n').filter(Boolean);
    if (!there.includes('machines')) return {};
    const archive = join(folder, 'sources.tar');
    await git(repository, 'archive', '--format=tar', `--output=${archive}`, commit, ...there);
    await run('tar', ['-xf', archive, '-C', folder]);
    const entry = join(folder, 'reader.ts');
    writeFileSync(entry, READER);
    return await (await importBuilt<{ graphs(): Promise<Graphs> }>(entry)).graphs();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const reading = new Map<string, Promise<Graphs>>();

/**
 * Every chart of a revision by its id, as `createGraph` reads it today, stored in node_modules/.cache; null where git knows no such
 * commit.
 */
export async function getGraphsAt(revision: string, folder = ROOT): Promise<Graphs | null> {
  const commit = await getCommit(folder, revision);
  if (!commit) return null;
  const cacheFile = join(CACHE, `${commit}.${getSourceKey(GRAPH_SOURCE)}.json`);
  if (existsSync(cacheFile)) return JSON.parse(readFileSync(cacheFile, 'utf8'));
  const pending = reading.get(cacheFile) ?? readGraphs(folder, commit);
  reading.set(cacheFile, pending);
  try {
    const graphs = await pending;
    const unfinished = `${cacheFile}.${process.pid}`;
    writeFileSync(unfinished, JSON.stringify(graphs));
    renameSync(unfinished, cacheFile);
    return graphs;
  } finally {
    reading.delete(cacheFile);
  }
}
