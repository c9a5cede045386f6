import { describe, expect, test } from 'vitest';
import { toOrderedItems } from '../../../src/api/orderedItem.ts';
import { toOrderItemBody } from '../../../src/api/orderItemBody.ts';
import { describeWishes, type GiftWishes, NO_WISHES } from '../../../src/domain/giftWishes.ts';
import { describeLine } from '../../../src/domain/lineDescription.ts';
import type { Product } from '../../../src/domain/product.ts';
import { createProductLine } from '../../../src/domain/productLine.ts';

const gift: Product = {
  area: 'gifts',
  id: 'gift-1',
  path: '/gifts/first-chai',
  title: 'First Chai',
  attribution: [],
  facts: [],
  dimension: '10 × 12 inches',
  description: '',
  days: '5-7',
  takesPicture: false,
  variations: [
    {
      variation: { type: 'commerce_product_variation--gifting', id: 'first-chai' },
      price: 175_000,
      isSoldOut: false,
      colour: null,
      frame: 'Honey Oak',
      pictures: [],
    },
  ],
  summary: '',
};
const all: GiftWishes = { note: ' For Meera ', wrapped: true, unpriced: true };
const lineWith = (wishes: GiftWishes) => createProductLine(gift, gift.variations[0], { wishes });

describe('[CART-20] how a gift is sent', () => {
  test('is read a line at a time', () => {
    expect(describeWishes(all)).toEqual(['Wrapped as a gift', 'No price on the slip', 'On the card: For Meera']);
    expect(describeWishes({ ...NO_WISHES, note: '  ' })).toEqual([]);
  });

  test('stands under its name in the bag', () => {
    expect(describeLine(lineWith(all))).toEqual([
      'Gift',
      expect.stringContaining('10'),
      'Honey Oak frame',
      'Wrapped as a gift',
      'No price on the slip',
      'On the card: For Meera',
    ]);
  });

  test('is read in the order word by word, also what looks like a column of the bill or a measure', () => {
    const note = 'Size: 10 x 12, 5" of it <b>love</b>\nPrice: none\nQuantity: endless';
    const { attributes } = toOrderItemBody(lineWith({ ...NO_WISHES, note }), 1);
    const item = { type: 'commerce_order_item--default', id: 'item-1' };
    const [ordered] = toOrderedItems([item], [{ ...item, attributes, relationships: {} }]);
    expect(ordered?.details.slice(-3)).toEqual([
      'On the card: Size: 10 x 12, 5" of it <b>love</b>',
      'Price: none',
      'Quantity: endless',
    ]);
  });

  test('makes another line of it; without wishes it is the line that it was', () => {
    expect(lineWith(all).key).not.toBe(lineWith(NO_WISHES).key);
    expect(lineWith(NO_WISHES)).toEqual(createProductLine(gift, gift.variations[0]));
  });
});
