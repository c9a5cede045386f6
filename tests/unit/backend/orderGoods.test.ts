import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Reference } from '../../../mocks/drupal/entity.ts';
import { randomUuid } from '../../../mocks/drupal/uuid.ts';
import { frameVariationRef } from '../../../mocks/seed/frames.ts';
import { objectVariationRef } from '../../../mocks/seed/objects.ts';
import { PROFILES } from '../../../src/domain/backendSettings.ts';
import { type BackendBench, createBench, getError } from './bench.ts';
import { createItemBody, createOrderBody, findFirstArt, registerGuest, type Shopper } from './shopper.ts';

const teal = objectVariationRef('kettle-pond-bottle', 'Teal');
const ITEMS = '/jsonapi/commerce_order_item/default';
const ORDERS = '/jsonapi/commerce_order/default';

/** What somebody may post as an item, whatever the store would. */
type Item = {
  what: 'print' | 'framed' | 'frame';
  group: number;
  quantity: number;
  dimension: string;
  /** In place of a print or a frame. */
  sold?: Reference;
};

const item = (over: Partial<Item> = {}): Item => ({
  what: 'print',
  group: 1,
  quantity: 1,
  dimension: '12 x 16',
  ...over,
});
const frameItem = (over: Partial<Item> = {}) => item({ what: 'framed', ...over });
const frame = (over: Partial<Item> = {}) => item({ what: 'frame', ...over });

describe.each(PROFILES)('goods that %s sells', (profile) => {
  let backend: BackendBench;
  let shopper: Shopper;
  let variation: string;
  beforeAll(async () => {
    backend = createBench();
    backend.change({ profile });
    shopper = await registerGuest(backend);
    ({ variation } = await findFirstArt(backend));
  });

  async function postItem({ what, group, quantity, dimension, sold }: Item): Promise<string | null> {
    const id = randomUuid();
    const body = createItemBody(variation, id, { dimension, quantity: String(quantity) });
    const attributes = {
      ...body.data.attributes,
      overridden_unit_price: true,
      field_group: group,
      field_print_or_frame: what === 'print' ? 'print' : 'frame',
    };
    const other = sold ?? (what === 'frame' ? frameVariationRef('nordic') : null);
    const relationships = other ? { purchased_entity: { data: other } } : {};
    const data = { ...body.data, attributes, relationships: { ...body.data.relationships, ...relationships } };
    return (await backend.post(ITEMS, { data }, shopper)).status === 201 ? id : null;
  }
  let count = 0;
  async function order(...wanted: Item[]) {
    const items: string[] = [];
    for (const one of wanted) items.push((await postItem(one)) ?? 'refused');
    if (items.includes('refused')) return 'item refused';
    count += 1;
    const number = String(261_121_000_000 + count);
    const answer = await backend.post(ORDERS, createOrderBody({ id: randomUuid(), number, items }), shopper);
    return answer.status === 201 ? Number(answer.body.data.attributes.total_price.number) : getError(answer)[1];
  }
  const alone = (at: number) => `order_items.${at}: A frame is sold with the print in it.`;

  test('[CONF-57] [ORD-23] a frame costs nothing beside its print, which is priced with it', async () => {
    // (12 + 3) × (16 + 3) = 285 sq in × 13.20 (fine art on paper, framed)
    expect(await order(frameItem(), frame())).toBe(3762);
    expect(await order(frame({ group: 2, quantity: 2 }), frameItem({ group: 2, quantity: 2 }), item())).toBe(9060);
  });

  test.each([
    ['a frame alone', [frame()], alone(0)],
    ['a frame beside a print that is sold without one', [item(), frame()], alone(1)],
    ['a frame for a print of another line', [frameItem(), frame({ group: 2 })], alone(0)],
    ['more frames than prints', [frameItem(), frame({ quantity: 30 })], alone(0)],
    ['a second frame for the same print', [frameItem(), frame(), frame()], alone(2)],
  ])('[CONF-57] %s is refused', async (_, items, fault) => {
    expect(await order(...items)).toBe(fault);
  });

  test.each(['0.01 x 0.01', '11 x 40', '40 x 11.9'])('[UPL-15] art of %s inches is refused', async (dimension) => {
    expect(await order(item({ dimension }))).toBe('item refused');
  });

  test('[CONF-35] what costs nothing is no order by itself', async () => {
    const known = backend.store.get('commerce_product_variation--object', teal.id);
    if (!known) throw new Error('no variation');
    const attributes = { ...known.attributes, price: { number: '0.00', currency_code: 'INR' } };
    backend.store.put({ ...known, attributes });
    expect(await order({ ...item(), sold: teal })).toBe('total_price: An order is free by a coupon only.');
    backend.store.put(known);
    expect(await order({ ...item(), sold: teal })).toBeGreaterThan(0);
  });

  test('[CONF-35] [CONF-57] whatever is posted: an order is paid for, or refused', async () => {
    const anyItem = fc.record({
      what: fc.constantFrom('print' as const, 'framed' as const, 'frame' as const),
      group: fc.integer({ min: 1, max: 3 }),
      quantity: fc.integer({ min: 1, max: 2 }),
      dimension: fc.constantFrom('12 x 16', '24 x 32', '0.1 x 0.1', '12 x 12'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anyItem, { minLength: 1, maxLength: 5 }), async (items) => {
        const total = await order(...items);
        const isTooSmall = items.some(({ what, dimension }) => what !== 'frame' && dimension === '0.1 x 0.1');
        const inPairs = (what: Item['what']) =>
          items
            .filter((one) => one.what === what)
            .map(({ group, quantity }) => `${group}/${quantity}`)
            .sort();
        if (isTooSmall) expect(total).toBe('item refused');
        else if (String(inPairs('framed')) !== String(inPairs('frame')))
          expect(total).toMatch(/^order_items\.\d: A frame is sold with the print in it\.$/);
        else expect(total).toBeGreaterThan(0);
      }),
      { numRuns: 150 },
    );
  });
});
