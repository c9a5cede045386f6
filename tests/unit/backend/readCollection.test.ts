import { expect, test } from 'vitest';
import { ANONYMOUS, PROXY } from '../../../mocks/drupal/access.ts';
import type { Entity } from '../../../mocks/drupal/entity.ts';
import { serializeResourceText } from '../../../mocks/drupal/readCollection.ts';
import { serializeResource } from '../../../mocks/drupal/resourceObject.ts';
import { withProfile } from '../../../mocks/drupal/withProfile.ts';
import { createBench } from './bench.ts';
import { placeOrder, registerGuest } from './shopper.ts';

test('[API-01] a stored resource object reads as one made for this caller, profile and set of fields', async () => {
  const backend = createBench();
  const shopper = await registerGuest(backend);
  await placeOrder(backend, shopper);
  const callers = [
    ANONYMOUS,
    PROXY,
    { user: backend.store.get('user--user', shopper.id) as Entity, hasAllRights: false },
  ];
  for (const profile of ['spec', 'drupal10'] as const) {
    const store = withProfile(backend.store, profile);
    for (const type of Object.keys(store.schema))
      for (const fields of [
        new Map(),
        new Map([[type, ['title', 'name', 'field_image']]]),
        new Map([[type, ['nope']]]),
      ])
        for (const caller of callers) {
          const writing = { store, caller, base: 'https://store.test', fields };
          // the first and the last of a type have every field that it has
          const all = store.list(type);
          // twice, for the second is the one that was stored
          for (const entity of [...all.slice(0, 20), ...all.slice(-20)])
            expect([serializeResourceText(entity, writing), serializeResourceText(entity, writing)]).toEqual(
              Array(2).fill(JSON.stringify(serializeResource(entity, writing))),
            );
        }
  }
});
