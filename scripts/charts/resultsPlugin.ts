import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { formatError, ROOT } from '../tools/processes.ts';
import { getCoverage, listPictures } from './chartCoverage.ts';
import { getGraphsAt, listRevisions } from './chartRevisions.ts';

const RESULTS = join(ROOT, 'test-results');
const PICTURES = join(RESULTS, 'states');

type Found = { type: string; body: string | Buffer };

const json = (value: unknown): Found => ({ type: 'application/json', body: JSON.stringify(value) });

/** What the repository states about earlier versions of a chart; null where it cannot be queried so. */
async function revisionAnswer(path: string, query: URLSearchParams): Promise<Found | null> {
  const chart = query.get('chart') ?? '';
  if (!/^\w+$/.test(chart)) return null;
  if (path === 'api/revisions') return json(await listRevisions(chart));
  const graphs = await getGraphsAt(query.get('revision') ?? '');
  return json({ isKnown: graphs !== null, graph: graphs?.[chart] ?? null });
}

/** What stands at a path below the visualiser's own address, with its query; null where it is something else, or not there. */
async function answerTo(path: string): Promise<Found | null> {
  const { pathname, searchParams } = new URL(path, 'http://here/');
  const name = decodeURIComponent(pathname.slice(1));
  if (name === 'api/revisions' || name === 'api/graph') return revisionAnswer(name, searchParams);
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

/**
 * What the visualiser finds beside the charts: what the last runs of the tests left, and, while it is served from the
 * repository, earlier versions of a chart. To stand before what serves the charts.
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
          const found = await answerTo(path.slice(config.base.length - 1));
          if (!found) return next();
          response.writeHead(200, { 'content-type': found.type, 'cache-control': 'no-cache' }).end(found.body);
        } catch (error) {
          response.writeHead(500, { 'content-type': 'text/plain' }).end(`${formatError(error)}\n`);
        }
      });
    },
    writeBundle() {
      writeResults(resolve(config.root, config.build.outDir));
    },
  };
};
