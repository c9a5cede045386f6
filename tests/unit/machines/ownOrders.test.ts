import { describe, expect, test } from 'vitest';
import { type AnyActorRef, createActor, type EventObject } from 'xstate';
import { orderDetailMachine } from '../../../machines/orderDetail/orderDetail.machine.ts';
import { orderHistoryMachine } from '../../../machines/orderHistory/orderHistory.machine.ts';
import { demoSession } from '../../../machines/session/session.samples.ts';
import { DEMO } from '../../../mocks/seed/demo.ts';

test('the samples read the orders of the demo customer', () => {
  expect(demoSession.details).toEqual({ id: DEMO.id, name: DEMO.name, mail: DEMO.mail });
});

describe('[ACCT-03] [NF-04] without a login nothing is asked, and the way leads to the page that says so', () => {
  test.each([
    ['the list of orders', createActor(orderHistoryMachine, { input: { session: null, visibleCount: 0 } })],
    ['a single order', createActor(orderDetailMachine, { input: { number: '1', session: null, isGuest: false } })],
  ] satisfies [string, AnyActorRef][])('%s', (_, actor: AnyActorRef) => {
    const effects: EventObject[] = [];
    actor.on('*', (effect) => effects.push(effect));
    actor.start();
    expect(actor.getSnapshot().value).toBe('forbidden');
    expect(effects).toEqual([{ type: 'navigate', to: '/403', replace: true }]);
  });
});
