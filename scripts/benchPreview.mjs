import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build } from 'vite';
import { findBrowser, launchOptions } from './browser.mjs';
import { ROOT } from './run.mjs';
import { serve } from './serve.mjs';

const folder = join(ROOT, 'node_modules/.cache/bench-preview');
await build({
  root: join(ROOT, 'tests/bench/preview'),
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  plugins: [react()],
  build: { outDir: folder, emptyOutDir: true, target: ['chrome120'] , minify: !process.argv.includes('--readable')},
});
process.env.CHROMIUM_PATH = await findBrowser();
const site = await serve({ folder });
const at = (times, share) => Number([...times].sort((a, b) => a - b)[Math.floor(times.length * share)].toFixed(1));
const rows = [];
for (const free of [true]) {
  const options = launchOptions();
  if (free) options.args = [...options.args, '--disable-frame-rate-limit', '--disable-gpu-vsync'];
  const browser = await chromium.launch(options);
  for (const [screen, opts] of Object.entries({ desktop: { viewport: { width: 700, height: 700 } }, phone: { viewport: { width: 390, height: 340 }, deviceScaleFactor: 2 } })) {
    for (const renderer of ['konva', 'svg']) for (const rate of [1, 4]) {
      const context = await browser.newContext(opts);
      const page = await context.newPage();
      page.on('pageerror', (e) => console.error(e)); page.on('console', (m) => console.log(m.text()));
      const cdp = await context.newCDPSession(page);
      await page.goto(site.url);
      await page.waitForFunction(() => window.bench);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate });
      const found = await page.evaluate(([r]) => window.bench.changes(r, 155), [renderer]);
      const row = { free, screen, renderer, rate };
      for (const k of ['commit', 'frame', 'all']) { row[k + ' p50'] = at(found.map((f) => f[k]), 0.5); row[k + ' p95'] = at(found.map((f) => f[k]), 0.95); }
      const work = found.map((f) => f.commit + f.frame);
      row['work p50'] = at(work, 0.5); row['work p95'] = at(work, 0.95);
      rows.push(row);
      await context.close();
    }
  }
  await browser.close();
}
console.table(rows);
await site.close();
