import type { Draft } from '../../mocks/drupal/store.ts';
import { createRandom } from '../../mocks/pictures/random.ts';
import { artDrafts } from '../../mocks/seed/artDrafts.ts';
import { arts } from '../../mocks/seed/arts.ts';
import { seed } from '../../mocks/seed/seed.ts';

const HOUR = 3_600_000;
const FIRST = Date.parse('2014-01-01T00:00:00Z');
const OF_ART = ['commerce_product--default', 'commerce_product_variation--default'];

/** A seed with so many art prints in place of the shop's own: each is one of those with a name, a day and a picture of its own. */
export const createManyArts = (count: number) =>
  function* createDrafts(): Iterable<Draft> {
    const random = createRandom(count);
    yield* seed().filter(({ type }) => !OF_ART.includes(type));
    for (let at = 0; at < count; at++) {
      const like = arts[at % arts.length] as (typeof arts)[number];
      yield* artDrafts({
        ...like,
        slug: `${like.slug}-${at}`,
        title: `${like.title} ${at}`,
        favourite: random.chance(0.1),
        created: new Date(FIRST + random.whole(0, 100_000) * HOUR).toISOString(),
      });
    }
  };
