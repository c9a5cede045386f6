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
import { type CartLine, lineKey, MAX_LINES } from '../../src/domain/cart.ts';
import { AddToCart, addToCart as flow } from '../../src/flows/addToCart/AddToCart.tsx';
import { addToCartGestures } from '../../src/flows/addToCart/addToCart.gestures.ts';
import { pincode as pincodeFlow } from '../../src/flows/pincode/Pincode.tsx';
import type { Gesture, Gestures } from '../../src/kit/gestures.ts';
import { addToCartPorts } from '../../src/ports/addToCart.ts';
import { pincodeLogic } from '../../src/ports/pincode.ts';
import type { Outcome, Walker } from '../support/walk/walk.ts';
import { walkView } from '../support/walk/walkView.tsx';

type AddAsked = { type: 'add.asked'; line: CartLine | null };
const line = samples.events.flatMap((event) => ('line' in event && event.line ? [event.line] : []))[0] as CartLine;
const another = (n: number): CartLine => {
  const other = { ...line, art_varid: `other-${n}` };
  return { ...other, key: lineKey(other) };
};
const others = (count: number) => Array.from({ length: count }, (_, n) => another(n));

/** The rest of the visit: the pincode box, the bag, and what is chosen on the page. */
let pincode: ActorRefFrom<typeof pincodeMachine>;
let cart: ActorRefFrom<typeof cartMachine>;
let chosen: CartLine | null;
let tellPage = () => {};

const prepare = () => {
  pincode = createActor(pincodeLogic).start();
  cart = createActor(cartMachine).start();
  chosen = line;
};

const choose = (next: CartLine | null) =>
  act(() => {
    chosen = next;
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
      <AddToCart line={now} delivery="standard">
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
};

const press = addToCartGestures['add.asked'] as Gesture<AddAsked>;
const gestures: Gestures<typeof flow.machine> = {
  ...addToCartGestures,
  'add.asked': {
    ...press,
    async perform(event) {
      choose(event.line);
      await press.perform(event);
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

const ask = { type: 'add.asked', line };
const unsized = { type: 'add.asked', line: null };
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
      await choose(line);
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
];

walkView({
  flow,
  ports,
  local: ['checkDelivery', 'putInCart'],
  samples,
  gestures,
  outcomes,
  answers,
  prepare,
  view: <ArtPage />,
});
