import { mkdir, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { importBuilt } from '../tools/bundle.ts';
import { type MakerModule, openChartFileCache } from './chartFileCache.ts';

const TYPES: Record<string, string> = { '.svg': 'image/svg+xml', '.css': 'text/css' };

let making: Promise<MakerModule> | undefined;
/** What makes the files. A page asks for several at once, and one maker makes them all. */
function maker() {
  making ??= importBuilt<MakerModule>('src/visualiser/catalogue/chartFiles.ts').finally(() => {
    making = undefined;
  });
  return making;
}

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
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://here');
        const below = `${config.base}${basePath}data/`;
        if (!pathname.startsWith(below)) return next();
        const name = decodeURIComponent(pathname.slice(below.length));
        try {
          const body = await openChartFileCache(maker).text(name);
          if (body === null) return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
          const type = TYPES[extname(name)] ?? 'application/json';
          response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(body);
        } catch (error) {
          next(error);
        }
      });
    },
    async writeBundle() {
      const folder = resolve(config.root, config.build.outDir, basePath);
      const files = openChartFileCache(maker);
      await mkdir(join(folder, 'data'), { recursive: true });
      for (const name of files.names.filter(filter))
        await writeFile(join(folder, 'data', name), (await files.text(name)) ?? '');
    },
  };
};
