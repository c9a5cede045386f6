import { describe, expect, test } from 'vitest';
import { ANONYMOUS, PROXY } from '../../../mocks/drupal/caller.ts';
import type { Entity } from '../../../mocks/drupal/entity.ts';
import { serializeResource } from '../../../mocks/drupal/resourceObject.ts';
import { serializeResourceText } from '../../../mocks/drupal/resourceText.ts';
import { withProfile } from '../../../mocks/drupal/withProfile.ts';
import { createBench } from './bench.ts';
import { placeOrder, registerGuest } from './shopper.ts';

const NOTHING: ReadonlyMap<string, readonly string[]> = new Map();

describe('a resource object that is written at once', () => {
  // a base that JSON escapes is put together in the common way, a usual one is written at once
  test.each(['https://store.test', 'https://store.test/a "b"'])(
    '[API-01] reads like the one that is put together, for every type, caller and profile, at %s',
    async (base) => {
      const backend = createBench();
      const shopper = await registerGuest(backend);
      await placeOrder(backend, shopper);
      const callers = [ANONYMOUS, PROXY, { user: backend.store.get('user--user', shopper.id) as Entity, all: false }];
      for (const profile of ['spec', 'drupal10'] as const) {
        const store = withProfile(backend.store, profile);
        for (const caller of callers) {
          const writing = { store, caller, base, fields: NOTHING };
          for (const type of Object.keys(store.schema)) {
            // the first and the last of a type have every field that it has
            const all = store.list(type);
            for (const entity of [...all.slice(0, 20), ...all.slice(-20)]) {
              // twice, for the second is the one that was stored
              expect([serializeResourceText(entity, writing), serializeResourceText(entity, writing)]).toEqual(
                Array(2).fill(JSON.stringify(serializeResource(entity, writing))),
              );
            }
          }
        }
      }
    },
  );

  test('[API-01] with the fields that are asked for, pointers to nowhere, and signs that JSON escapes', () => {
    const { store } = createBench();
    const [art] = store.list('commerce_product--default') as [Entity];
    const strange = (id: string) => ({
      ...art,
      id,
      attributes: { ...art.attributes, title: 'ಮಳೆ "rain" \u2028' },
      relationships: {
        ...art.relationships,
        default_variation: { type: 'commerce_product_variation--default', id: 'gone' },
        field_image: { type: 'media--image', id: 'gone', meta: { alt: '"' } },
        variations: [{ type: 'commerce_product_variation--default', id: 'gone' }],
      },
    });
    for (const fields of [NOTHING, new Map([[art.type, ['title', 'field_image']]]), new Map([[art.type, ['nope']]])]) {
      const writing = { store, caller: ANONYMOUS, base: 'https://store.test', fields };
      for (const entity of [strange('a"b\\c\n'), strange(art.id)]) {
        expect(serializeResourceText(entity, writing)).toBe(JSON.stringify(serializeResource(entity, writing)));
      }
    }
  });
});
