import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { addToCartSamples as samples } from '../../machines/addToCart/addToCart.samples.ts';
import {
  type AddAsked,
  addToCartStage,
  choose,
  line,
  linesInBag,
  otherLine,
  others,
  to,
} from '../stages/addToCart.stage.tsx';
import type { Walker } from '../support/walk/stage.ts';
import type { Outcome } from '../support/walk/walk.ts';
import { walkView } from '../support/walk/walkView.tsx';

const gift = samples.events.flatMap((event) => ('picture' in event && event.picture ? [event] : []))[0] as AddAsked;
const bare = { ...gift, picture: null };
const filesOf = ({ backend }: Walker) =>
  backend.store.list('file--file').filter(({ attributes }) => String(attributes.filename).startsWith('wedding'));
const ask = { type: 'add.asked', line, buyNow: false };
const buy = { type: 'add.asked', line: otherLine, buyNow: true };
const unsized = { type: 'add.asked', line: null, buyNow: false };
const stands = (standing: string) => ({ answer: `delivery.${standing}` });
const bag = (answer: string) => ({ answer: `cart.${answer}` });
const isInBox = (text: string) =>
  expect(screen.getByLabelText('Delivery pincode').getAttribute('aria-describedby')).toContain(
    screen.getByText(text).closest('[id]')?.id,
  );

const outcomes: Outcome[] = [
  {
    requires: 'ART-24',
    after: [ask, stands('none')],
    sees: 'Please enter a pincode to check delivery availability',
    check: () => isInBox('Please enter a pincode to check delivery availability'),
  },
  { requires: 'ART-25', after: [ask, stands('short')], sees: 'Invalid Pin' },
  { requires: 'ART-26', after: [ask, stands('unserviceable')], sees: 'Sorry, the pincode is not serviceable' },
  { requires: 'ART-27', after: [unsized, stands('serviceable')], sees: 'Please choose a size' },
  {
    requires: 'ART-27',
    after: [unsized, stands('serviceable')],
    check: async () => {
      await choose({ line });
      expect(screen.queryByText('Please choose a size')).toBeNull();
    },
  },
  { requires: 'CART-24', after: [ask, stands('unserviceable')], check: () => expect(linesInBag()).toEqual([]) },
  { requires: 'CART-24', after: [ask, stands('unanswered')], check: () => expect(linesInBag()).toEqual([]) },
  {
    requires: 'CART-25',
    after: [ask, stands('unserviceable')],
    lets: { type: 'focus', field: 'pincode' },
    check: () => {
      const box = screen.getByLabelText('Delivery pincode');
      expect([box.id, box.getAttribute('aria-invalid')]).toEqual(['pincode', 'true']);
    },
  },
  {
    requires: 'CART-25',
    after: [ask, stands('unserviceable'), { answer: 'pincode.retyped' }],
    butNot: 'Sorry, the pincode is not serviceable',
  },
  { requires: 'CART-26', after: [unsized, stands('serviceable')], check: () => expect(linesInBag()).toEqual([]) },
  {
    requires: 'CART-28',
    after: [ask, stands('serviceable'), bag('added')],
    check: () => expect(linesInBag().map(({ quantity }) => quantity)).toEqual([1]),
  },
  {
    requires: 'CART-27',
    after: [ask, stands('serviceable'), bag('raised')],
    check: () => expect(linesInBag().map(({ quantity }) => quantity)).toEqual([2]),
  },
  { requires: 'CART-33', after: [ask, stands('serviceable'), bag('added')], sees: 'Added to cart' },
  {
    requires: 'CART-34',
    after: [ask, stands('serviceable'), bag('added')],
    lets: { type: 'toast', says: 'add.added', tone: 'good' },
    sees: 'added to cart',
  },
  {
    requires: 'CART-36',
    after: [ask, stands('serviceable'), bag('addedLast')],
    sees: 'Maximum Cart Limit is 30',
    check: () => expect(linesInBag()).toHaveLength(30),
  },
  {
    requires: 'CART-37',
    after: [ask, stands('serviceable'), bag('full')],
    sees: 'Maximum Cart limit reached',
    check: () => expect(screen.queryByRole('dialog')).toBeNull(),
  },
  {
    requires: 'CART-35',
    after: [ask, stands('serviceable'), bag('full')],
    check: () => expect(linesInBag()).toEqual(others(30)),
  },
  {
    requires: 'CART-11',
    after: [ask, stands('serviceable'), bag('added')],
    check: () => expect(linesInBag()).toEqual([{ ...line, pincode: '682001' }]),
  },
  {
    requires: 'ART-13',
    after: [ask, stands('serviceable'), bag('added')],
    sees: 'Added to cart',
    check: () => {
      screen.getByRole('button', { name: 'Continue shopping' });
      screen.getByRole('button', { name: 'Proceed to checkout' });
    },
  },
  {
    requires: 'ART-14',
    after: [ask, stands('serviceable'), bag('added'), { type: 'checkout.chosen' }],
    lets: { type: 'navigate', to: '/checkout/shopping-bag/' },
  },
  {
    requires: 'ART-13',
    after: [ask, stands('serviceable'), bag('added')],
    check: () => {
      const popup = screen.getByRole('dialog', { name: 'Added to cart' });
      for (const text of ['24 × 16 in, framed 33.6 × 25.6 in', 'Matte Black frame, slate mat 3.75 in', '₹5,951'])
        expect(popup.textContent?.replaceAll('\u00a0', ' ')).toContain(text);
    },
  },
  {
    requires: 'CONF-16',
    after: [buy, stands('serviceable'), bag('added')],
    lets: { type: 'navigate', to: '/checkout/details' },
    check: () => {
      expect(linesInBag()).toEqual([{ ...otherLine, pincode: '682001' }]);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  },
  {
    requires: 'CONF-16',
    after: [buy, stands('serviceable'), bag('full')],
    sees: 'Maximum Cart limit reached',
    check: () => expect(screen.queryByRole('dialog')).toBeNull(),
  },
  { requires: 'CONF-16', after: [buy, stands('unserviceable')], sees: 'Sorry, the pincode is not serviceable' },
  {
    requires: 'GIFT-16',
    after: [bare, stands('serviceable')],
    sees: 'Please upload an image',
    lets: { type: 'focus', field: 'gift-picture' },
    check: async (walker) => {
      expect(linesInBag()).toEqual([]);
      await choose({ picture: 'picture-1' });
      expect(screen.queryByText('Please upload an image')).toBeNull();
      expect(filesOf(walker)).toEqual([]);
    },
  },
  { requires: 'GIFT-16', after: [bare, stands('unserviceable')], butNot: 'Please upload an image' },
  {
    requires: 'GIFT-17',
    after: [gift, stands('serviceable')],
    sees: 'Sending your picture…',
    check: () => expect(linesInBag()).toEqual([]),
  },
  {
    requires: 'GIFT-17',
    after: [gift, stands('serviceable'), { answer: 'upload.kept' }, bag('added')],
    sees: 'Added to cart',
    check: (walker) => {
      const [file] = filesOf(walker);
      expect(filesOf(walker)).toHaveLength(1);
      expect(linesInBag()).toEqual([
        expect.objectContaining({ kind: 'gifting', og_image: file?.id, image_id: file?.id }),
      ]);
    },
  },
  {
    requires: 'GIFT-18',
    after: [gift, stands('serviceable'), { answer: 'upload.down' }],
    sees: 'Error on image uploading,Try again',
    check: () => expect(linesInBag()).toEqual([]),
  },
  {
    requires: 'GIFT-18',
    after: [
      gift,
      stands('serviceable'),
      { answer: 'upload.down' },
      gift,
      stands('serviceable'),
      { answer: 'upload.kept' },
      bag('added'),
    ],
    butNot: 'Error on image uploading,Try again',
    check: (walker) => expect(linesInBag()).toEqual([expect.objectContaining({ og_image: filesOf(walker)[0]?.id })]),
  },
  {
    requires: 'GIFT-17',
    after: [
      gift,
      stands('serviceable'),
      { answer: 'upload.kept' },
      bag('full'),
      gift,
      stands('serviceable'),
      { answer: 'upload.kept' },
      bag('added'),
    ],
    check: (walker) => {
      // It was sent for the first try already.
      expect(filesOf(walker)).toHaveLength(1);
      expect(linesInBag()).toHaveLength(1);
    },
  },
  { requires: 'CONF-13', after: [{ type: 'frame.asked', to }], lets: { type: 'navigate', to } },
  { requires: 'ART-28', after: [{ type: 'frame.asked', to: null }], sees: 'Please choose a size' },
  {
    requires: 'ART-28',
    after: [{ type: 'frame.asked', to: null }],
    check: async () => {
      await choose({ line });
      expect(screen.queryByText('Please choose a size')).toBeNull();
    },
  },
];

walkView({ ...addToCartStage, outcomes });
