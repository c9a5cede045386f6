import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { productQuery } from '../../../src/api/product.ts';
import { productListQuery } from '../../../src/api/productList.ts';
import { servedBy } from '../../support/servedBy.ts';

describe.each(['spec', 'drupal10'] as const)('at a %s backend', (profile) => {
  servedBy(profile);
  test('look', async () => {
    const q = new QueryClient();
    for (const area of ['walls', 'gifts', 'objects', 'mixedMedia'] as const)
      for (const page of [1, 2, 3]) {
        const l = await q.fetchQuery(productListQuery({ area, page }));
        console.log(area, page, l.total, l.pages, l.cards.length, JSON.stringify(l.cards[0], null, 1));
      }
    for (const [kind, alias] of [['wall', '/gallery-walls/nine-thresholds'], ['gift', '/gifts/first-chai'], ['object', '/decor-objects/kettle-pond-bottle'], ['mixedMedia', '/mixed-media/six-ridges-to-munnar'], ['wall', '/x']] as const)
      console.log(JSON.stringify(await q.fetchQuery(productQuery({ kind, alias })), null, 1));
    expect(1).toBe(1);
  });
});
