import { serveBackend } from '../../mocks/http.ts';
import { fetchArts } from '../../src/api/arts.ts';
import { configureApi } from '../../src/api/settings.ts';
import { createManyArts } from './manyArts.ts';

const WARM = 20;
const CALLS = 120;

const at = (times: number[], share: number) =>
  Number((times.sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0).toFixed(2));

/** Milliseconds that the API client takes over HTTP for the first and for the last page of so many prints, queried in turn. */
export async function measureLastPage(count: number) {
  const backend = await serveBackend({ seed: createManyArts(count) });
  configureApi({ host: backend.url });
  const ask = (page: number) => fetchArts({ page, themes: [], orientations: [] });
  const { total, pages: last } = await ask(1);
  const times: Record<'first' | 'last', number[]> = { first: [], last: [] };
  for (let call = -WARM; call < CALLS; call++)
    for (const [which, page] of [
      ['first', 1],
      ['last', last],
    ] as const) {
      const startedAt = performance.now();
      const { arts } = await ask(page);
      if (call >= 0) times[which].push(performance.now() - startedAt);
      if (arts.length === 0) throw new Error(`Page ${page} of ${count} prints is empty.`);
    }
  await backend.close();
  const rows = (['first', 'last'] as const).map((which) => ({
    what: `${which} page of ${total}`,
    page: which === 'first' ? 1 : last,
    p50: at(times[which], 0.5),
    p95: at(times[which], 0.95),
    count: CALLS,
  }));
  return { rows, ratio: Number(((rows[1]?.p50 ?? 0) / (rows[0]?.p50 || 1)).toFixed(2)) };
}
