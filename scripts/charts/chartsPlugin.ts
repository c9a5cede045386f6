import { mkdir, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import type * as ChartFiles from '../../src/visualiser/catalogue/chartFiles.ts';
import { importBuilt } from '../tools/bundle.ts';
import { ROOT } from '../tools/processes.ts';
import { getLayoutKey } from './sourceKey.ts';

const MAKER = 'src/visualiser/catalogue/chartFiles.ts';
const TYPES: Record<string, string> = { '.svg': 'image/svg+xml', '.css': 'text/css' };

type Options = { basePath?: string; filter?: (name: string) => boolean };

/**
 * The charts as files: made when one is requested while developing, all of them written in a build. They stand in the
 * folder `data` below Vite's base, or below `basePath` of it; `filter` picks some by name.
 */
export const chartsPlugin = ({ basePath = '', filter = () => true }: Options = {}): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'charts',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer(server) {
      let loaded: { maker: unknown; files: ReturnType<typeof ChartFiles.createChartFiles> } | undefined;
      /** Vite gives the same module until a file of it has changed. */
      const loadFiles = async () => {
        const maker = (await server.ssrLoadModule(join(ROOT, MAKER))) as typeof ChartFiles;
        if (loaded?.maker !== maker) loaded = { maker, files: maker.createChartFiles(getLayoutKey()) };
        return loaded.files;
      };
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://here');
        const below = `${config.base}${basePath}data/`;
        if (!pathname.startsWith(below)) return next();
        const name = decodeURIComponent(pathname.slice(below.length));
        try {
          const make = (await loadFiles()).get(name);
          if (!make) return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
          const type = TYPES[extname(name)] ?? 'application/json';
          response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(await make());
        } catch (error) {
          next(error);
        }
      });
    },
    async writeBundle() {
      const folder = resolve(config.root, config.build.outDir, basePath, 'data');
      const { createChartFiles } = await importBuilt<typeof ChartFiles>(MAKER);
      await mkdir(folder, { recursive: true });
      for (const [name, make] of createChartFiles(getLayoutKey()))
        if (filter(name)) await writeFile(join(folder, name), await make());
    },
  };
};
