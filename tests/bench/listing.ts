import { getResponse } from 'msw';
import { createBackend } from '../../mocks/backend.ts';
import { ANONYMOUS } from '../../mocks/drupal/access.ts';
import { toText } from '../../mocks/drupal/entity.ts';
import { parseFilter } from '../../mocks/drupal/filter.ts';
import { findEntities } from '../../mocks/drupal/findEntities.ts';
import { parseSort } from '../../mocks/drupal/sort.ts';
import { memoryStorage } from '../../mocks/drupal/storage.ts';
import type { Store } from '../../mocks/drupal/store.ts';
import { parseTree } from '../../mocks/drupal/tree.ts';
import { createRandom, type Random } from '../../mocks/pictures/random.ts';
import { findNaively } from '../support/findNaively.ts';
import { percentile } from './kit/times.ts';
import { createManyArts } from './manyArts.ts';

const TYPE = 'commerce_product--default';
const PAGE = 30;
const CALLS = 1_500;
const NAIVE_CALLS = 12;

/** The list of art prints as the store asks for it (API-23), and its query alone. */
export const LIST =
  '/jsonapi/commerce_product/default?sort=-field_favourite,-created&page[limit]=30&include=field_image.field_media_image,default_variation';

/** Any page of the whole list, or of what a theme, an orientation and a colour leave of it; each as likely as another. */
function createRandomPageQuery(store: Store, random: Random, count: number): string {
  const names = (vocabulary: string) =>
    store.list(`taxonomy_term--${vocabulary}`).map((term) => toText(term.attributes.name));
  const filters = random
    .shuffled(['collection', 'orientation', 'colour'])
    .slice(0, random.whole(0, 3))
    .map((vocabulary) => {
      const field = vocabulary === 'collection' ? 'field_collections' : `field_${vocabulary}`;
      return `&filter[${field}.name]=${encodeURIComponent(random.pick(names(vocabulary)))}`;
    });
  const pages = Math.max(1, Math.floor(count / PAGE / 6 ** filters.length));
  return `${LIST}${filters.join('')}&page[offset]=${PAGE * random.whole(0, pages - 1)}`;
}

const megabytes = (bytes: number) => Math.round(bytes / 1e6);

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Milliseconds of each call by the clock, or by what the processor spent, which a busy machine lengthens less. */
async function time(count: number, work: () => unknown, clock = () => performance.now()): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; call < count; call++) {
    const startedAt = clock();
    await work();
    times.push(clock() - startedAt);
  }
  return times;
}

/**
 * Asks for pages of a list of so many prints, in milliseconds a call from request to body: pages that nobody has seen,
 * for each has another address in its links; twenty pages again and again; and any page, of which a small list has few.
 * Beside it finding and sorting alone, the same by trying each print anew, and megabytes afterwards. Needs `--expose-gc`.
 */
export async function measureListing(count: number) {
  const startedAt = performance.now();
  const backend = createBackend({ storage: memoryStorage(), seed: createManyArts(count) });
  const { store } = backend;
  await store.ready;
  const seconds = Number(((performance.now() - startedAt) / 1000).toFixed(1));
  const random = createRandom(7);

  const ask = async (url: string) => {
    const response = await getResponse(backend.handlers, new Request(url));
    if (response?.status !== 200) throw new Error(`The list answers ${response?.status}`);
    await response.arrayBuffer();
  };
  let hosts = 0;
  const unseen = () => ask(`https://h${hosts++}.test${createRandomPageQuery(store, random, count)}`);
  const any = () => ask(`https://store.test${createRandomPageQuery(store, random, count)}`);
  const twenty = Array.from({ length: 20 }, () => `https://store.test${createRandomPageQuery(store, random, count)}`);
  const again = () => ask(random.pick(twenty));

  const [first = 0] = await time(1, unseen);
  await time(CALLS / 2, unseen);
  const unseenTimes = await time(CALLS, unseen);
  const unseenSpent = await time(CALLS, unseen, cpu);
  await time(CALLS / 4, again);
  const againSpent = await time(CALLS, again, cpu);
  const anyTimes = await time(CALLS, any);

  const question = () => {
    const tree = parseTree(new URL(`https://store.test${createRandomPageQuery(store, random, count)}`).searchParams);
    const filter = parseFilter(tree, TYPE, store.schema);
    return { store, caller: ANONYMOUS, type: TYPE, filter, sort: parseSort(tree, TYPE, store.schema) };
  };
  const finding = await time(CALLS / 3, () => findEntities(question()));
  const naive = await time(NAIVE_CALLS, () => findNaively(question()));

  const collect = (globalThis as { gc?: () => void }).gc;
  collect?.();
  collect?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return {
    prints: count,
    'unseen p50': percentile(unseenTimes, 0.5, 2),
    'unseen p95': percentile(unseenTimes, 0.95, 2),
    'of CPU': percentile(unseenSpent, 0.95, 2),
    'again p95 of CPU': percentile(againSpent, 0.95, 2),
    'any p95': percentile(anyTimes, 0.95, 2),
    'the very first': percentile([first], 0, 2),
    'finding p95': percentile(finding, 0.95, 2),
    'each print anew p50': percentile(naive, 0.5, 2),
    'MB held': megabytes(heapUsed + external),
    'MB of the process': megabytes(rss),
    'seconds to start': seconds,
  };
}
