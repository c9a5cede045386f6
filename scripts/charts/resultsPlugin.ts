import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import type { Revision } from '../../machines/comparison/comparison.setup.ts';
import { formatError, ROOT } from '../tools/processes.ts';
import { getCoverage, listPictures } from './chartCoverage.ts';
import { getGraphsAt, listReleases, listRevisions } from './chartRevisions.ts';

const RESULTS = join(ROOT, 'test-results');
const PICTURES = join(RESULTS, 'states');

type ResultFile = { type: string; body: string | Buffer };

const json = (value: unknown): ResultFile => ({ type: 'application/json', body: JSON.stringify(value) });

/** What stands at a path below the visualiser's own address, with its query; null where it is something else, or not there. */
async function findResult(path: string): Promise<ResultFile | null> {
  const { pathname } = new URL(path, 'http://here/');
  const name = decodeURIComponent(pathname.slice(1));
  const [, of, revision] = /^revisions\/(\w+)(?:\/(.+))?\.json$/.exec(name) ?? [];
  if (of && !revision) return json(await listRevisions(of));
  if (of && revision) {
    const graphs = await getGraphsAt(revision);
    return graphs && json(graphs[of] ?? null);
  }
  if (name === 'data/pictures.json') return json(listPictures(RESULTS));
  const [, chart] = /^data\/(\w+)\.coverage\.json$/.exec(name) ?? [];
  if (chart) {
    const coverage = getCoverage(chart, RESULTS);
    return coverage && json(coverage);
  }
  const [, picture] = /^states\/(\w+\/[\w.]+\.webp)$/.exec(name) ?? [];
  const file = picture && join(PICTURES, picture);
  return file && existsSync(file) ? { type: 'image/webp', body: readFileSync(file) } : null;
}

/** What the model tests left, by chart, and the pictures. */
function writeResults(folder: string) {
  mkdirSync(join(folder, 'data'), { recursive: true });
  const reports = join(RESULTS, 'model');
  const charts = existsSync(reports) ? readdirSync(reports).map((name) => basename(name, '.json')) : [];
  for (const chart of charts) {
    const coverage = getCoverage(chart, RESULTS);
    if (coverage) writeFileSync(join(folder, 'data', `${chart}.coverage.json`), JSON.stringify(coverage));
  }
  writeFileSync(join(folder, 'data/pictures.json'), JSON.stringify(listPictures(RESULTS)));
  if (existsSync(PICTURES)) cpSync(PICTURES, join(folder, 'states'), { recursive: true });
}

/** Every chart as the last releases had it, and for each chart which these are, under the addresses that are served while developing. */
export async function writeReleases(folder: string, repository = ROOT) {
  const listed = new Map<string, Revision[]>();
  for (const release of await listReleases(repository)) {
    for (const [chart, graph] of Object.entries((await getGraphsAt(release.hash, repository)) ?? {})) {
      mkdirSync(join(folder, 'revisions', chart), { recursive: true });
      writeFileSync(join(folder, 'revisions', chart, `${release.hash}.json`), JSON.stringify(graph));
      listed.set(chart, [...(listed.get(chart) ?? []), release]);
    }
  }
  for (const [chart, releases] of listed)
    writeFileSync(join(folder, 'revisions', `${chart}.json`), JSON.stringify(releases));
}

/**
 * What the visualiser finds beside the charts: what the last runs of the tests left, and earlier versions of a chart: all while
 * it is served from the repository, the last releases in a build. To stand before what serves the charts.
 */
export const resultsPlugin = (): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'chart-results',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = request.url ?? '';
        if (!path.startsWith(config.base)) return next();
        try {
          const found = await findResult(path.slice(config.base.length - 1));
          if (!found) return next();
          response.writeHead(200, { 'content-type': found.type, 'cache-control': 'no-cache' }).end(found.body);
        } catch (error) {
          response.writeHead(500, { 'content-type': 'text/plain' }).end(`${formatError(error)}\n`);
        }
      });
    },
    async writeBundle() {
      const folder = resolve(config.root, config.build.outDir);
      writeResults(folder);
      await writeReleases(folder);
    },
  };
};
