import { screen } from '@testing-library/dom';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { expect } from 'vitest';
import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import { addToCartSamples as samples } from '../../machines/addToCart/addToCart.samples.ts';
import { cartMachine } from '../../machines/cart/cart.machine.ts';
import type { pincodeMachine } from '../../machines/pincode/pincode.machine.ts';
import { scenarios } from '../../mocks/scenarios/registry.ts';
import { MAX_LINES } from '../../src/domain/cart.ts';
import type { CartLine } from '../../src/domain/cartLine.ts';
import { lineKey } from '../../src/domain/lineKey.ts';
import type { GiftUpload } from '../../src/domain/productLine.ts';
import { AddToCart, addToCart as flow } from '../../src/flows/addToCart/AddToCart.tsx';
import { addToCartGestures } from '../../src/flows/addToCart/addToCart.gestures.ts';
import { pincode as pincodeFlow } from '../../src/flows/pincode/pincode.ts';
import type { Gesture, Gestures } from '../../src/kit/gestures.ts';
import { addToCartPorts } from '../../src/ports/addToCart.ts';
import { giftPicturePorts } from '../../src/ports/giftPicture.ts';
import { pincodeLogic } from '../../src/ports/pincode.ts';
import { drawnPicture } from '../support/pictures/inBrowser.ts';
import type { Walker } from '../support/walk/stage.ts';
import type { Outcome } from '../support/walk/walk.ts';
import { walkView } from '../support/walk/walkView.tsx';

type AddAsked = { type: 'add.asked'; line: CartLine | null; buyNow: boolean; picture?: string | null };
type FrameAsked = { type: 'frame.asked'; to: string | null };
const [line, otherLine] = samples.events.flatMap((event) => ('line' in event && event.line ? [event.line] : [])) as [
  CartLine,
  CartLine,
];
const to = '/frame/between-two-islands?type=art&media=Paper&size=36x24';
const another = (n: number): CartLine => {
  const other = { ...line, art_varid: `other-${n}` };
  return { ...other, key: lineKey(other) };
};
const others = (count: number) => Array.from({ length: count }, (_, n) => another(n));

/** The rest of the visit: the pincode box, the bag, and what is chosen on the page. */
let pincode: ActorRefFrom<typeof pincodeMachine>;
let cart: ActorRefFrom<typeof cartMachine>;
let chosen: { line: CartLine | null; picture?: string | null | undefined; buyNow: boolean; frames: string | null };
let held: string | null;
let tellPage = () => {};

const prepare = () => {
  held = null;
  pincode = createActor(pincodeLogic).start();
  cart = createActor(cartMachine).start();
  chosen = { line, buyNow: false, frames: to };
};

const choose = (next: Partial<typeof chosen>) =>
  act(() => {
    chosen = { ...chosen, ...next };
    tellPage();
  });

const subscribe = (tell: () => void) => {
  tellPage = tell;
  return () => {
    tellPage = () => {};
  };
};

function ArtPage() {
  const now = useSyncExternalStore(subscribe, () => chosen);
  return (
    <pincodeFlow.Adopt actor={pincode}>
      <AddToCart {...now} days="5-7">
        ₹3,040
      </AddToCart>
    </pincodeFlow.Adopt>
  );
}

const visit = () => addToCartPorts({ pincode, cart });
const ports = {
  checkDelivery: (input: unknown, signal: AbortSignal) => visit().checkDelivery(input, signal),
  awaitPincode: (input: unknown, signal: AbortSignal) => visit().awaitPincode(input, signal),
  putInCart: (input: { line: CartLine }) => visit().putInCart(input),
  async uploadPicture(_: unknown, signal: AbortSignal): Promise<GiftUpload> {
    held ??= await hold(signal);
    return visit().uploadPicture({ picture: held }, signal);
  },
};

/** The buyer's picture, as it lies with the port that opened it. */
async function hold(signal: AbortSignal): Promise<string> {
  const file = new File([await drawnPicture({ width: 1300, height: 1250 })], 'wedding.jpg');
  const read = await giftPicturePorts.readPicture({ file }, signal);
  if ('fault' in read) throw new Error(read.fault);
  return read.picture.id;
}

const press = addToCartGestures['add.asked'] as Gesture<AddAsked>;
const pressFrames = addToCartGestures['frame.asked'] as Gesture<FrameAsked>;
const gestures: Gestures<typeof flow.machine> = {
  ...addToCartGestures,
  'add.asked': {
    ...press,
    async perform(event) {
      choose({ line: event.line, picture: event.picture, buyNow: event.buyNow });
      await press.perform(event);
    },
  },
  'frame.asked': {
    ...pressFrames,
    async perform(event) {
      choose({ line: event.to === null ? null : line, frames: event.to });
      await pressFrames.perform(event);
    },
  },
};

const type = async (text: string) => {
  await userEvent.clear(screen.getByLabelText('Delivery pincode'));
  if (text) await userEvent.paste(text);
};
const settlesAs =
  (standing: 'unserviceable' | 'serviceable' | 'unanswered', text: string, scenario: keyof typeof scenarios) =>
  async ({ gate }: Walker) => {
    await type('');
    await type(text);
    gate.open(scenarios[scenario]());
    await waitFor(pincode, (state) => state.matches(standing), { timeout: 5_000 });
  };
const holds = (lines: CartLine[]) => () => cart.send({ type: 'lines.recalled', lines });

const answers = {
  'delivery.none': () => type(''),
  'delivery.short': () => type('682'),
  'delivery.unserviceable': settlesAs('unserviceable', '999999', 'pincode.found'),
  'delivery.serviceable': settlesAs('serviceable', '682001', 'pincode.found'),
  'delivery.unanswered': settlesAs('unanswered', '682001', 'pincode.down'),
  'pincode.retyped': () => type(pincode.getSnapshot().context.text === '6820' ? '68' : '6820'),
  'cart.added': holds([]),
  'cart.raised': holds([line]),
  'cart.addedLast': holds(others(MAX_LINES - 1)),
  'cart.full': holds(others(MAX_LINES)),
};

const gift = samples.events.flatMap((event) => ('picture' in event && event.picture ? [event] : []))[0] as AddAsked;
const bare = { ...gift, picture: null };
const filesOf = ({ backend }: Walker) =>
  backend.store.list('file--file').filter(({ attributes }) => String(attributes.filename).startsWith('wedding'));
const ask = { type: 'add.asked', line, buyNow: false };
const buy = { type: 'add.asked', line: otherLine, buyNow: true };
const unsized = { type: 'add.asked', line: null, buyNow: false };
const stands = (standing: string) => ({ answer: `delivery.${standing}` });
const bag = (answer: string) => ({ answer: `cart.${answer}` });
const lines = () => cart.getSnapshot().context.lines;
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
  { requires: 'CART-24', after: [ask, stands('unserviceable')], check: () => expect(lines()).toEqual([]) },
  { requires: 'CART-24', after: [ask, stands('unanswered')], check: () => expect(lines()).toEqual([]) },
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
  { requires: 'CART-26', after: [unsized, stands('serviceable')], check: () => expect(lines()).toEqual([]) },
  {
    requires: 'CART-28',
    after: [ask, stands('serviceable'), bag('added')],
    check: () => expect(lines().map(({ quantity }) => quantity)).toEqual([1]),
  },
  {
    requires: 'CART-27',
    after: [ask, stands('serviceable'), bag('raised')],
    check: () => expect(lines().map(({ quantity }) => quantity)).toEqual([2]),
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
    check: () => expect(lines()).toHaveLength(30),
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
    check: () => expect(lines()).toEqual(others(30)),
  },
  {
    requires: 'CART-11',
    after: [ask, stands('serviceable'), bag('added')],
    check: () => expect(lines()).toEqual([{ ...line, pincode: '682001' }]),
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
      expect(lines()).toEqual([{ ...otherLine, pincode: '682001' }]);
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
      expect(lines()).toEqual([]);
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
    check: () => expect(lines()).toEqual([]),
  },
  {
    requires: 'GIFT-17',
    after: [gift, stands('serviceable'), { answer: 'upload.kept' }, bag('added')],
    sees: 'Added to cart',
    check: (walker) => {
      const [file] = filesOf(walker);
      expect(filesOf(walker)).toHaveLength(1);
      expect(lines()).toEqual([expect.objectContaining({ kind: 'gifting', og_image: file?.id, image_id: file?.id })]);
    },
  },
  {
    requires: 'GIFT-18',
    after: [gift, stands('serviceable'), { answer: 'upload.down' }],
    sees: 'Error on image uploading,Try again',
    check: () => expect(lines()).toEqual([]),
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
    check: (walker) => expect(lines()).toEqual([expect.objectContaining({ og_image: filesOf(walker)[0]?.id })]),
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
      expect(lines()).toHaveLength(1);
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

walkView({
  flow,
  ports,
  local: ['checkDelivery', 'putInCart', 'uploadPicture'],
  samples,
  gestures,
  outcomes,
  answers,
  prepare,
  view: <ArtPage />,
});
