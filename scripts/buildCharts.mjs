import { spawn } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { binOf, ROOT } from './run.mjs';

const BUILT = join(ROOT, 'node_modules/.cache/charts-built');

/** Builds the visualiser in a process of its own. `ended` tells what went wrong, or null; it never rejects. */
function building(folder) {
  const args = ['build', '--config', 'vite.charts.config.ts', '--outDir', folder, '--logLevel', 'warn'];
  const child = spawn(process.execPath, [binOf('vite'), ...args], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  const ended = new Promise((done) => {
    child.once('error', (error) => done(error.message));
    child.once('close', (code) => done(code === 0 ? null : said || `It ended with ${code}.`));
  });
  return { ended, stop: () => child.kill() };
}

/**
 * Builds the visualiser beside the store, at the same time, into the folder `charts` of the store's build, and sees to it
 * that nothing of it is in the store's own files but what a page of the embedded backend tells those who look on.
 * @returns {import('vite').Plugin}
 */
export const buildCharts = () => {
  const folder = join(BUILT, `${process.pid}`);
  let config;
  let charts;
  const isClient = ({ environment }) => !environment || environment.name === 'client';
  return {
    name: 'build-charts',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    buildStart() {
      if (isClient(this)) charts ??= building(folder);
    },
    buildEnd(error) {
      if (error) charts?.stop();
    },
    generateBundle(_, bundle) {
      for (const { type, moduleIds = [], fileName } of Object.values(bundle)) {
        const stray = type === 'chunk' && moduleIds.find((id) => /\/src\/visualiser\/(?!link\/)/.test(id));
        if (stray) this.error(`${fileName} of the store holds ${stray}, which is the visualiser's.`);
      }
    },
    async writeBundle() {
      if (!isClient(this) || !charts) return;
      const start = performance.now();
      const fault = await charts.ended;
      charts = undefined;
      if (fault) this.error(`The visualiser was not built:\n${fault}`);
      cpSync(folder, resolve(config.root, config.build.outDir, 'charts'), { recursive: true });
      rmSync(folder, { recursive: true, force: true });
      config.logger.info(`charts: ${((performance.now() - start) / 1000).toFixed(1)} s longer`);
    },
  };
};
