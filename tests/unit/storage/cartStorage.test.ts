import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { islands, palms } from '../../../machines/cart/sampleLines.ts';
import { cartStorage } from '../../../src/storage/cartStorage.ts';
import { stubStorage } from '../../support/stubStorage.ts';

let values: Map<string, string>;
let page: EventTarget & { hidden: boolean };
let frames: (() => void)[];

/** What the browser itself would find if the tab ended now. */
const onDisk = () => JSON.parse(values.get('cartData') ?? 'null');

beforeEach(() => {
  vi.useFakeTimers();
  ({ values } = stubStorage());
  frames = [];
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('window', Object.assign(page, window));
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => frames.push(call));
});
afterEach(() => {
  cartStorage.remove();
  vi.useRealTimers();
});

/** The browser draws a frame, and goes on to what waits behind it. */
function paint() {
  for (const call of frames.splice(0)) call();
  vi.runAllTimers();
}

test('[CART-10] a change is written once it is painted, and only as it came out at last', () => {
  cartStorage.write([islands]);
  cartStorage.write([palms]);
  expect(onDisk()).toBeNull();
  paint();
  expect(onDisk()).toEqual([palms]);
});

test.each(['pagehide', 'visibilitychange'])('[CART-10] what is changed right before %s is not lost', (leaving) => {
  cartStorage.write([palms]);
  page.dispatchEvent(new Event(leaving));
  expect(onDisk()).toEqual([palms]);
});

test('[CART-10] a tab out of sight, which paints nothing, writes at once', () => {
  cartStorage.write([islands]);
  page.hidden = true;
  cartStorage.write([palms]);
  expect(onDisk()).toEqual([palms]);
  paint();
  expect(onDisk()).toEqual([palms]);
});

test('[CART-10] what is not written yet is read all the same', () => {
  cartStorage.write([palms]);
  expect(cartStorage.read()).toEqual([palms]);
});

test('[CART-47] what another tab wrote meanwhile is not written over', () => {
  const events: unknown[] = [];
  const stop = cartStorage.subscribe((lines) => events.push(lines));
  cartStorage.write([islands]);
  values.set('cartData', JSON.stringify([palms]));
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'cartData', newValue: values.get('cartData') }));
  paint();
  expect(events).toEqual([[palms]]);
  expect(onDisk()).toEqual([palms]);
  stop();
});

test('a bag that was dropped does not come back with the next frame', () => {
  cartStorage.write([islands]);
  cartStorage.remove();
  paint();
  expect(onDisk()).toBeNull();
});
