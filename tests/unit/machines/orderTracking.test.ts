import { expect, test } from 'vitest';
import { createActor, type EventObject, fromCallback, fromPromise } from 'xstate';
import type { SendCodeResult } from '../../../machines/codeLogin/codeLogin.setup.ts';
import {
  type OrderTrackingInput,
  orderTrackingMachine,
} from '../../../machines/orderTracking/orderTracking.machine.ts';
import { demoSession } from '../../../machines/session/session.samples.ts';
import { parseOrderNumber } from '../../../src/domain/order.ts';

/** What the chart lets out as it begins. */
function begin(input: OrderTrackingInput): EventObject[] {
  const emitted: EventObject[] = [];
  const actor = createActor(
    orderTrackingMachine.provide({
      actors: {
        session: fromCallback(() => {}),
        requestCode: fromPromise(async (): Promise<SendCodeResult> => 'sent'),
      },
    }),
    { input },
  );
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return emitted;
}

test('[ORD-33] whoever has typed the code is led to the order whose number stands in the address', () => {
  expect(begin({ number: '260814301276', session: demoSession })).toEqual([
    { type: 'navigate', to: '/order/260814301276', replace: true },
  ]);
});

test('[ORD-26] a customer who asks for no single order is led to all of them', () => {
  expect(begin({ number: '', session: demoSession })).toEqual([
    { type: 'navigate', to: '/account/orders/', replace: true },
  ]);
});

test('[GUEST-01] a guest stays, whatever the address says', () => {
  expect(begin({ number: '260814301276', session: null })).toEqual([]);
});

test.each([
  [' #2608 1430 1276 ', '260814301276'],
  ['4f0c-77', '4f0c-77'],
  ['\u200b260814301276', '260814301276'],
  ['../account', ''],
  ['abc', ''],
  ['', ''],
])('[ORD-33] %j is the number %j', (typed, number) => {
  expect(parseOrderNumber(typed)).toBe(number);
});
