import { readFileSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { bundled } from './bundled.mjs';
import { coverageOf } from './chartCoverage.mjs';
import { chartFiles } from './chartFiles.mjs';
import { graphsAt, revisionsOf } from './chartRevisions.mjs';
import { ROOT } from './run.mjs';

const RESULTS = join(ROOT, 'test-results');
const TYPES = { json: 'application/json', svg: 'image/svg+xml', css: 'text/css', webp: 'image/webp' };

let making;
/** What makes the files. A page asks for several at once, and one maker makes them all. */
function maker() {
  making ??= bundled('src/visualiser/catalogue/chartFiles.ts').finally(() => {
    making = undefined;
  });
  return making;
}

const json = (value) => (value === null ? null : JSON.stringify(value));

/** What the last run of the walks left of a chart, as the page reads it. */
const coverage = (name) => json(coverageOf(name.replace(/\.coverage\.json$/, ''), RESULTS));
const isCoverage = (name) => /^\w+\.coverage\.json$/.test(name);

/** The picture of a state that the camera left. */
function pictureAt(name) {
  if (!/^\w+\/[\w.]+\.webp$/.test(name)) return null;
  try {
    return readFileSync(join(RESULTS, 'states', name));
  } catch {
    return null;
  }
}

/** What is asked of the repository: a chart's revisions, and the chart at one of them. */
async function askedOfGit(name, query) {
  const chart = query.get('chart') ?? '';
  if (name === 'revisions') return json(await revisionsOf(chart));
  if (name !== 'graph') return null;
  const graphs = await graphsAt(query.get('revision') ?? '');
  return json({ isKnown: graphs !== null, graph: graphs?.[chart] ?? null });
}

/**
 * The charts as files: made when one is asked for while developing, all of them written in a build. They stand in the
 * folder `data` below Vite's base, or below `at` of it; `wants` picks some by name. While developing there is also what
 * only the repository knows.
 * @param {{ at?: string, wants?: (name: string) => boolean }} [told]
 * @returns {import('vite').Plugin}
 */
export const chartsPlugin = ({ at = '', wants = () => true } = {}) => {
  let config;
  return {
    name: 'charts',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer(server) {
      const data = (name) => (isCoverage(name) ? coverage(name) : chartFiles(maker).text(name));
      const folders = { data, states: pictureAt, api: askedOfGit };
      server.middlewares.use(async (request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://here');
        const below = `${config.base}${at}`;
        const [folder, ...rest] = pathname.startsWith(below) ? pathname.slice(below.length).split('/') : [];
        if (!Object.hasOwn(folders, folder)) return next();
        const name = decodeURIComponent(rest.join('/'));
        try {
          const body = await folders[folder](name, searchParams);
          if (body === null) return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
          const type = TYPES[name.split('.').at(-1)] ?? TYPES.json;
          response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(body);
        } catch (error) {
          next(error);
        }
      });
    },
    async writeBundle() {
      if (this.environment && this.environment.name !== 'client') return;
      const folder = resolve(config.root, config.build.outDir, at);
      const files = chartFiles(maker);
      await mkdir(join(folder, 'data'), { recursive: true });
      const write = async (name, text) => text !== null && writeFile(join(folder, 'data', name), text);
      for (const name of files.names.filter(wants)) await write(name, await files.text(name));
      const reports = files.charts.map((chart) => `${chart}.coverage.json`).filter(wants);
      for (const name of reports) await write(name, coverage(name));
      if (reports.length > 0)
        await cp(join(RESULTS, 'states'), join(folder, 'states'), { recursive: true }).catch(() => {});
    },
  };
};
