import { test } from 'vitest';
import { MADE, RATIOS, VIEWS, turned } from './drawings.ts';
import { byFills, bySvg } from './drawn.tsx';
import { difference } from './pixels.ts';
test('x', async () => {
  const rows: string[] = [];
  let m = 0, n = 0;
  for (const view of Object.keys(VIEWS) as (keyof typeof VIEWS)[]) for (const made of Object.keys(MADE) as (keyof typeof MADE)[]) for (const ratio of Object.keys(RATIOS) as (keyof typeof RATIOS)[]) {
    const d = VIEWS[view]({ made, ratio });
    const e = difference(await byFills(d), await bySvg(d));
    m = Math.max(m, e.seen); n = Math.max(n, e.mean);
    if (e.seen > 0.005 || e.mean > 0.5) rows.push(`${view} ${made} ${ratio} ${(e.seen * 100).toFixed(2)}% ${e.mean.toFixed(2)}`);
  }
  const f = VIEWS.front;
  for (const frame of ['Walnut Line', 'Matte Black', 'Burnished Gold', 'Matte White']) { const d = f({frame}); const w = difference(await byFills(d), await bySvg(f({ frame, wider: 1/8 }))); const t = difference(await byFills(d), await bySvg(turned(d))); rows.push(`${frame} wider ${JSON.stringify(w)} turned ${JSON.stringify(t)}`); }
  console.log(rows.join('\n'), m, n);
}, 100000);
