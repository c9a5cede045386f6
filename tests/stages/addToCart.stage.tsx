import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import { addToCartMachine } from '../../machines/addToCart/addToCart.machine.ts';
import { addToCartSamples as samples } from '../../machines/addToCart/addToCart.samples.ts';
import { cartMachine } from '../../machines/cart/cart.machine.ts';
import type { pincodeMachine } from '../../machines/pincode/pincode.machine.ts';
import { scenarios } from '../../mocks/scenarios/registry.ts';
import { MAX_LINES } from '../../src/domain/cart.ts';
import type { CartLine } from '../../src/domain/cartLine.ts';
import { lineKey } from '../../src/domain/lineKey.ts';
import type { GiftUpload } from '../../src/domain/productLine.ts';
import { AddToCart, addToCart } from '../../src/flows/addToCart/AddToCart.tsx';
import { addToCartGestures } from '../../src/flows/addToCart/addToCart.gestures.ts';
import { pincode as pincodeFlow } from '../../src/flows/pincode/pincode.ts';
import type { Gesture, Gestures } from '../../src/kit/gestures.ts';
import { addToCartPorts } from '../../src/ports/addToCart.ts';
import { giftPicturePorts } from '../../src/ports/giftPicture.ts';
import { pincodeLogic } from '../../src/ports/pincode.ts';
import { drawnPicture } from '../support/pictures/inBrowser.ts';
import { stage, type Walker } from '../support/walk/stage.ts';

export type AddAsked = { type: 'add.asked'; line: CartLine | null; buyNow: boolean; picture?: string | null };
type FrameAsked = { type: 'frame.asked'; to: string | null };
export const [line, otherLine] = samples.events.flatMap((event) =>
  'line' in event && event.line ? [event.line] : [],
) as [CartLine, CartLine];
export const to = '/frame/between-two-islands?type=art&media=Paper&size=36x24';
const another = (n: number): CartLine => {
  const other = { ...line, art_varid: `other-${n}` };
  return { ...other, key: lineKey(other) };
};
export const others = (count: number) => Array.from({ length: count }, (_, n) => another(n));

/** The rest of the visit: the pincode box, the bag, and what is chosen on the page. */
let pincode: ActorRefFrom<typeof pincodeMachine>;
let cart: ActorRefFrom<typeof cartMachine>;
let chosen: { line: CartLine | null; picture?: string | null | undefined; buyNow: boolean; frames: string | null };
let held: string | null;
let tellPage = () => {};

const prepare = () => {
  held = null;
  pincode = createActor(pincodeLogic, { input: {} }).start();
  cart = createActor(cartMachine).start();
  chosen = { line, buyNow: false, frames: to };
};

export const choose = (next: Partial<typeof chosen>) =>
  flushSync(() => {
    chosen = { ...chosen, ...next };
    tellPage();
  });

/** What is in the bag. */
export const linesInBag = () => cart.getSnapshot().context.lines;

const subscribe = (tell: () => void) => {
  tellPage = tell;
  return () => {
    tellPage = () => {};
  };
};

function ArtPage() {
  const now = useSyncExternalStore(subscribe, () => chosen);
  return (
    <pincodeFlow.Show actor={pincode}>
      <AddToCart {...now} days="5-7">
        ₹3,040
      </AddToCart>
    </pincodeFlow.Show>
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
const gestures: Gestures<typeof addToCartMachine> = {
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

export const addToCartStage = stage({
  flow: { ...addToCart, machine: addToCartMachine },
  ports,
  local: ['checkDelivery', 'putInCart', 'uploadPicture'],
  samples,
  gestures,
  answers,
  prepare,
  view: <ArtPage />,
});
