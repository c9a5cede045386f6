import { serveBackend } from '../../mocks/http.ts';
import { fetchArts } from '../../src/api/arts.ts';
import { configureApi } from '../../src/api/settings.ts';
import { percentile } from './kit/times.ts';
import { createManyArts } from './manyArts.ts';

const WARMUP_CALLS = 20;
const CALLS = 120;

/** Milliseconds that the API client takes over HTTP for the first and for the last page of so many prints, queried in turn. */
export async function measureLastPage(count: number) {
  const backend = await serveBackend({ seed: createManyArts(count) });
  configureApi({ host: backend.url });
  const ask = (page: number) => fetchArts({ page, themes: [], orientations: [] });
  const { total, pages: last } = await ask(1);
  const times: Record<'first' | 'last', number[]> = { first: [], last: [] };
  for (let call = -WARMUP_CALLS; call < CALLS; call++)
    for (const [name, page] of [
      ['first', 1],
      ['last', last],
    ] as const) {
      const startedAt = performance.now();
      const { arts } = await ask(page);
      if (call >= 0) times[name].push(performance.now() - startedAt);
      if (arts.length === 0) throw new Error(`Page ${page} of ${count} prints is empty.`);
    }
  await backend.close();
  const rows = (['first', 'last'] as const).map((name) => ({
    what: `${name} page of ${total}`,
    page: name === 'first' ? 1 : last,
    p50: percentile(times[name], 0.5, 2),
    p95: percentile(times[name], 0.95, 2),
    count: CALLS,
  }));
  return { rows, ratio: Number(((rows[1]?.p50 ?? 0) / (rows[0]?.p50 || 1)).toFixed(2)) };
}
