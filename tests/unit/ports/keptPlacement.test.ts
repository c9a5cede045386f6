import { afterEach, expect, test } from 'vitest';
import { purchase } from '../../../machines/orderPlacement/samplePurchase.ts';
import { keptBegun, keptPlacement } from '../../../src/ports/keptPlacement.ts';
import { newId } from '../../../src/ports/newId.ts';
import { orderPlans } from '../../../src/ports/orderPlan.ts';

afterEach(() => keptPlacement.drop());

test('[ORD-13] where the browser keeps nothing, a second try on the same page meets the first', async () => {
  expect(typeof window).toBe('undefined');
  const { planOrder } = orderPlans({ keeper: keptPlacement, begun: keptBegun, now: () => new Date(), uuid: newId });
  const { plan } = await planOrder({ purchase, instead: null });
  expect((await planOrder({ purchase, instead: null })).plan).toEqual(plan);
  keptPlacement.drop();
  expect((await planOrder({ purchase, instead: null })).plan.order).not.toBe(plan.order);
});

test('a new id is a uuid of version 4', () => {
  expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(newId()).not.toBe(newId());
});
