import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { bundled } from './bundled.mjs';

/** Where `npm start` shows the store: the site of a build that is told of no other. */
const HERE = 'http://127.0.0.1:4173';

/**
 * Writes sitemap.xml and robots.txt into a build, for the site of VITE_SITE_URL and from the backend of VITE_API_HOST, or
 * from the embedded one.
 * @returns {import('vite').Plugin}
 */
export const sitePlugin = () => {
  let config;
  return {
    name: 'site-files',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle() {
      if (this.environment && this.environment.name !== 'client') return;
      const { root, build, env, logger } = config;
      const { siteFiles } = await bundled('scripts/siteFiles.ts');
      const { files, problem } = await siteFiles({
        site: (env.VITE_SITE_URL || HERE).replace(/\/+$/, ''),
        host: (env.VITE_API_HOST || '').replace(/\/+$/, ''),
      });
      if (problem) logger.warn(problem);
      const folder = resolve(root, build.outDir);
      await mkdir(folder, { recursive: true });
      for (const { name, text } of files) await writeFile(join(folder, name), text);
    },
  };
};
