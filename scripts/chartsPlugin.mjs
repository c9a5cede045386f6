import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { bundled } from './bundled.mjs';
import { chartFiles } from './chartFiles.mjs';

const TYPES = { json: 'application/json', svg: 'image/svg+xml', css: 'text/css' };

let making;
/** What makes the files. A page asks for several at once, and one maker makes them all. */
function maker() {
  making ??= bundled('src/visualiser/catalogue/chartFiles.ts').finally(() => {
    making = undefined;
  });
  return making;
}

/**
 * The charts as files: made when one is asked for while developing, all of them written in a build. They stand in the
 * folder `data` below Vite's base, or below `at` of it; `wants` picks some by name.
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
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://here');
        const below = `${config.base}${at}data/`;
        if (!pathname.startsWith(below)) return next();
        const name = decodeURIComponent(pathname.slice(below.length));
        try {
          const body = await chartFiles(maker).text(name);
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
    },
  };
};
