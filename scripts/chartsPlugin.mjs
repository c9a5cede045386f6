import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { bundled } from './bundled.mjs';
import { chartFiles } from './chartFiles.mjs';
import { ROOT } from './run.mjs';

const MAKER = 'src/visualiser/catalogue/chartFiles.ts';
const TYPES = { json: 'application/json', svg: 'image/svg+xml', css: 'text/css' };

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
      const below = `${config.base}${at}data/`;
      server.middlewares.use(async (request, response, next) => {
        const path = (request.url ?? '').split('?')[0];
        if (!path.startsWith(below)) return next();
        const name = path.slice(below.length);
        try {
          const text = await chartFiles(() => server.ssrLoadModule(join(ROOT, MAKER))).text(name);
          if (text === null) return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
          response.writeHead(200, { 'content-type': TYPES[name.split('.').at(-1)], 'cache-control': 'no-cache' });
          response.end(text);
        } catch (error) {
          server.ssrFixStacktrace(error);
          next(error);
        }
      });
    },
    async writeBundle() {
      if (this.environment && this.environment.name !== 'client') return;
      const folder = resolve(config.root, config.build.outDir, at, 'data');
      const files = chartFiles(() => bundled(MAKER));
      await mkdir(folder, { recursive: true });
      for (const name of files.names.filter(wants)) await writeFile(join(folder, name), await files.text(name));
    },
  };
};
