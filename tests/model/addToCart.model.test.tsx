import { screen, within } from '@testing-library/dom';
import { expect } from 'vitest';
import {
  addToCartFixture,
  createOtherLines,
  getCartLines,
  line,
  otherLine,
  setChoice,
  to,
} from '../../fixtures/addToCart.fixture.tsx';
import type { Harness } from '../../fixtures/harness/fixture.ts';
import { addToCartSamples as samples } from '../../machines/addToCart/addToCart.samples.ts';
import type { AddRequestEvent } from '../../machines/addToCart/addToCart.setup.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';
import { listUploads } from '../support/listUploads.ts';

const gift = samples.events.flatMap((event) =>
  'picture' in event && event.picture ? [event] : [],
)[0] as AddRequestEvent;
const bare = { ...gift, picture: null };
const getFiles = ({ backend }: Harness) => listUploads(backend);
const ask = { type: 'add.requested', line, buyNow: false };
const buy = { type: 'add.requested', line: otherLine, buyNow: true };
const unsized = { type: 'add.requested', line: null, buyNow: false };
const deliveryReply = (status: string) => ({ reply: `delivery.${status}` });
const bag = (reply: string) => ({ reply: `cart.${reply}` });
/** What is read out at the pincode box stands in it, and on the bar with the button. */
const isInBoxAndBar = (text: string) => {
  expect(screen.getByLabelText('Delivery pincode').getAttribute('aria-describedby')).toContain(
    screen.getAllByText(text)[0]?.closest('[id]')?.id,
  );
  isInBar(text);
};
/** It stands beside the button, wherever the page was scrolled to. */
const isInBar = (text: string) => {
  const bar = screen.getByRole('button', { name: /^(add to cart|buy now)$/i }).parentElement as HTMLElement;
  expect(within(bar).getByRole('alert').textContent).toBe(text);
};

const outcomes: Outcome[] = [
  {
    requires: 'CART-32',
    after: [
      { type: 'add.requested', line, otherLines: [otherLine], buyNow: false },
      deliveryReply('serviceable'),
      { reply: 'cart.added' },
      { reply: 'cart.raised' },
    ],
    sees: 'and 1 more',
    check: () =>
      expect(getCartLines().map(({ title, quantity }) => [title, quantity])).toEqual([
        [line.title, 1],
        [otherLine.title, 1],
      ]),
  },
  {
    requires: 'ART-24',
    after: [ask, deliveryReply('none')],
    sees: 'Please enter a pincode to check delivery availability',
    check: () => isInBoxAndBar('Please enter a pincode to check delivery availability'),
  },
  { requires: 'ART-25', after: [ask, deliveryReply('short')], sees: 'Invalid Pin' },
  { requires: 'ART-26', after: [ask, deliveryReply('unserviceable')], sees: 'Sorry, the pincode is not serviceable' },
  {
    requires: 'ART-27',
    after: [unsized, deliveryReply('serviceable')],
    sees: 'Please choose a size',
    emits: { type: 'focus', field: 'missing-choice' },
    check: () => isInBar('Please choose a size'),
  },
  {
    requires: 'ART-27',
    after: [unsized, deliveryReply('serviceable')],
    check: async () => {
      await setChoice({ line });
      expect(screen.queryByText('Please choose a size')).toBeNull();
    },
  },
  {
    requires: 'CART-24',
    after: [ask, deliveryReply('unserviceable')],
    check: () => expect(getCartLines()).toEqual([]),
  },
  { requires: 'CART-24', after: [ask, deliveryReply('unanswered')], check: () => expect(getCartLines()).toEqual([]) },
  {
    requires: 'CART-25',
    after: [ask, deliveryReply('unserviceable')],
    emits: { type: 'focus', field: 'pincode' },
    check: () => {
      const box = screen.getByLabelText('Delivery pincode');
      expect([box.id, box.getAttribute('aria-invalid')]).toEqual(['pincode', 'true']);
    },
  },
  {
    requires: 'CART-25',
    after: [ask, deliveryReply('unserviceable'), { reply: 'pincode.retyped' }],
    butNot: 'Sorry, the pincode is not serviceable',
  },
  {
    requires: 'CART-26',
    after: [unsized, deliveryReply('serviceable')],
    check: () => expect(getCartLines()).toEqual([]),
  },
  {
    requires: 'CART-28',
    after: [ask, deliveryReply('serviceable'), bag('added')],
    check: () => expect(getCartLines().map(({ quantity }) => quantity)).toEqual([1]),
  },
  {
    requires: 'CART-27',
    after: [ask, deliveryReply('serviceable'), bag('raised')],
    check: () => expect(getCartLines().map(({ quantity }) => quantity)).toEqual([2]),
  },
  { requires: 'CART-33', after: [ask, deliveryReply('serviceable'), bag('added')], sees: 'Added to cart' },
  {
    requires: 'CART-34',
    after: [ask, deliveryReply('serviceable'), bag('added')],
    check: () => {
      screen.getByRole('dialog', { name: 'Added to cart' });
    },
    butNot: 'added to cart',
  },
  {
    // No popup describes the way on: there is none but the checkout.
    requires: 'CART-34',
    after: [buy, deliveryReply('serviceable'), bag('added')],
    emits: { type: 'toast', text: 'added to cart', tone: 'good' },
  },
  {
    requires: 'CART-36',
    after: [ask, deliveryReply('serviceable'), bag('addedLast')],
    sees: 'Maximum Cart Limit is 30',
    check: () => expect(getCartLines()).toHaveLength(30),
  },
  {
    requires: 'CART-37',
    after: [ask, deliveryReply('serviceable'), bag('full')],
    sees: 'Maximum Cart limit reached',
    check: () => expect(screen.queryByRole('dialog')).toBeNull(),
  },
  {
    requires: 'CART-35',
    after: [ask, deliveryReply('serviceable'), bag('full')],
    check: () => expect(getCartLines()).toEqual(createOtherLines(30)),
  },
  {
    requires: 'CART-11',
    after: [ask, deliveryReply('serviceable'), bag('added')],
    check: () => expect(getCartLines()).toEqual([{ ...line, pincode: '682001' }]),
  },
  {
    requires: 'ART-13',
    after: [ask, deliveryReply('serviceable'), bag('added')],
    sees: 'Added to cart',
    check: () => {
      screen.getByRole('button', { name: 'Continue shopping' });
      screen.getByRole('button', { name: 'Proceed to checkout' });
    },
  },
  {
    requires: 'ART-14',
    after: [ask, deliveryReply('serviceable'), bag('added'), { type: 'checkout.chosen' }],
    emits: { type: 'navigate', to: '/checkout/shopping-bag/' },
  },
  {
    requires: 'ART-13',
    after: [ask, deliveryReply('serviceable'), bag('added')],
    check: () => {
      const popup = screen.getByRole('dialog', { name: 'Added to cart' });
      for (const text of ['24 × 16 in, framed 33.6 × 25.6 in', 'Matte Black frame, slate mat 3.75 in', '₹5,951'])
        expect(popup.textContent?.replaceAll('\u00a0', ' ')).toContain(text);
    },
  },
  {
    requires: 'CONF-16',
    after: [buy, deliveryReply('serviceable'), bag('added')],
    emits: { type: 'navigate', to: '/checkout/details' },
    check: () => {
      expect(getCartLines()).toEqual([{ ...otherLine, pincode: '682001' }]);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  },
  {
    requires: 'CONF-16',
    after: [buy, deliveryReply('serviceable'), bag('full')],
    sees: 'Maximum Cart limit reached',
    check: () => expect(screen.queryByRole('dialog')).toBeNull(),
  },
  { requires: 'CONF-16', after: [buy, deliveryReply('unserviceable')], sees: 'Sorry, the pincode is not serviceable' },
  {
    requires: 'GIFT-16',
    after: [bare, deliveryReply('serviceable')],
    sees: 'Please upload an image',
    emits: { type: 'focus', field: 'gift-picture' },
    check: async (harness) => {
      expect(getCartLines()).toEqual([]);
      await setChoice({ picture: 'picture-1' });
      expect(screen.queryByText('Please upload an image')).toBeNull();
      expect(getFiles(harness)).toEqual([]);
    },
  },
  { requires: 'GIFT-16', after: [bare, deliveryReply('unserviceable')], butNot: 'Please upload an image' },
  {
    requires: 'GIFT-17',
    after: [gift, deliveryReply('serviceable')],
    sees: 'Sending your picture…',
    check: () => expect(getCartLines()).toEqual([]),
  },
  {
    requires: 'GIFT-17',
    after: [gift, deliveryReply('serviceable'), { reply: 'upload.stored' }, bag('added')],
    sees: 'Added to cart',
    check: (harness) => {
      const [file] = getFiles(harness);
      expect(getFiles(harness)).toHaveLength(1);
      expect(getCartLines()).toEqual([
        expect.objectContaining({ kind: 'gifting', og_image: file?.id, image_id: file?.id }),
      ]);
    },
  },
  {
    requires: 'GIFT-18',
    after: [gift, deliveryReply('serviceable'), { reply: 'upload.down' }],
    sees: 'Error on image uploading,Try again',
    check: () => expect(getCartLines()).toEqual([]),
  },
  {
    requires: 'GIFT-18',
    after: [
      gift,
      deliveryReply('serviceable'),
      { reply: 'upload.down' },
      gift,
      deliveryReply('serviceable'),
      { reply: 'upload.stored' },
      bag('added'),
    ],
    butNot: 'Error on image uploading,Try again',
    check: (harness) =>
      expect(getCartLines()).toEqual([expect.objectContaining({ og_image: getFiles(harness)[0]?.id })]),
  },
  {
    requires: 'GIFT-17',
    after: [
      gift,
      deliveryReply('serviceable'),
      { reply: 'upload.stored' },
      bag('full'),
      gift,
      deliveryReply('serviceable'),
      { reply: 'upload.stored' },
      bag('added'),
    ],
    check: (harness) => {
      // It was sent for the first try already.
      expect(getFiles(harness)).toHaveLength(1);
      expect(getCartLines()).toHaveLength(1);
    },
  },
  { requires: 'CONF-13', after: [{ type: 'frame.requested', framesPath: to }], emits: { type: 'navigate', to } },
  { requires: 'ART-28', after: [{ type: 'frame.requested', framesPath: null }], sees: 'Please choose a size' },
  {
    requires: 'ART-28',
    after: [{ type: 'frame.requested', framesPath: null }],
    check: async () => {
      await setChoice({ line });
      expect(screen.queryByText('Please choose a size')).toBeNull();
    },
  },
];

testPaths({ ...addToCartFixture, outcomes });
