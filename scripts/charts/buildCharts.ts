import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { findBin, ROOT, runQuietly } from '../tools/processes.ts';

const BUILT = join(ROOT, 'node_modules/.cache/charts-built');

/** Builds the visualiser in a process of its own. */
const building = (folder: string) =>
  runQuietly(process.execPath, [
    findBin('vite'),
    ...['build', '--config', 'vite.charts.config.ts', '--outDir', folder, '--logLevel', 'warn'],
  ]);

/**
 * Builds the visualiser beside the store, at the same time, into the folder `charts` of the store's build, and sees to it
 * that nothing of it is in the store's own files but what a page of the embedded backend reports to those who watch.
 */
export const buildCharts = (): Plugin => {
  const folder = join(BUILT, `${process.pid}`);
  let config: ResolvedConfig;
  let charts: ReturnType<typeof building> | undefined;
  return {
    name: 'build-charts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(resolved) {
      config = resolved;
    },
    buildStart() {
      charts ??= building(folder);
    },
    buildEnd(error) {
      if (error) charts?.stop();
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const stray = file.type === 'chunk' && file.moduleIds.find((id) => /\/src\/visualiser\/(?!link\/)/.test(id));
        if (stray) this.error(`${file.fileName} of the store holds ${stray}, which is the visualiser's.`);
      }
    },
    async writeBundle() {
      if (!charts) return;
      const start = performance.now();
      const { code, output } = await charts.ended;
      charts = undefined;
      if (code !== 0) this.error(`The visualiser was not built:\n${output || `It ended with ${code}.`}`);
      cpSync(folder, resolve(config.root, config.build.outDir, 'charts'), { recursive: true });
      rmSync(folder, { recursive: true, force: true });
      config.logger.info(`charts: ${((performance.now() - start) / 1000).toFixed(1)} s longer`);
    },
  };
};
