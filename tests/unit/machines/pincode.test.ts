import { beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { addressEditorMachine } from '../../../machines/addressEditor/addressEditor.machine.ts';
import { addressEditorSamples } from '../../../machines/addressEditor/addressEditor.samples.ts';
import { providePartial } from '../../../machines/kit/port.ts';
import { lines } from '../../../machines/orderPlacement/samplePurchase.ts';
import { pincodeMachine } from '../../../machines/pincode/pincode.machine.ts';
import { connect } from '../../../machines/shipping/shipping.connect.ts';
import { shippingMachine } from '../../../machines/shipping/shipping.machine.ts';
import type { Place } from '../../../src/domain/fieldFormats.ts';
import { createHostedActor, type EffectHost } from '../../../src/kit/flow/effects.ts';
import { createFakeEnvironment } from '../../support/fakeEnvironment.ts';

const PLACES: Record<string, Place> = {
  '682001': { pincode: '682001', city: 'Kochi', state: 'Kerala' },
  '560001': { pincode: '560001', city: 'Bengaluru', state: 'Karnataka' },
};
const findPlace = vi.fn(async ({ pincode }: { pincode: string }): Promise<Place | null> => PLACES[pincode] ?? null);
const pincode = providePartial(pincodeMachine, { findPlace });
const requests = () => findPlace.mock.calls.map(([{ pincode: text }]) => text);
beforeEach(() => void findPlace.mockClear());

/** The shipping form of a guest who has checked a pincode before; `effects` is what it and the chart inside emit. */
function form() {
  const effects: { type: string }[] = [];
  const input = { lines, pincode: '682001', savedAddresses: null, session: null };
  const host: EffectHost = {
    environment: createFakeEnvironment().environment,
    handleEffect: (effect) => void effects.push(effect),
  };
  const actor = createHostedActor(host, providePartial(shippingMachine, { pincode }), { input }).start();
  const view = () => connect(actor.getSnapshot(), actor.send);
  const isInStatus = (status: string) => vi.waitFor(() => expect(view().pincode.status).toBe(status));
  return { view, isInStatus, effects };
}

test('[CHK-30] [PIN-12] another delivery address with the same pincode has its city at once, and nobody is asked twice', async () => {
  const { view, isInStatus } = form();
  await isInStatus('serviceable');
  view().toggleSame();
  expect(view()).toMatchObject({ pincode: { status: 'serviceable' }, delivery: { city: 'Kochi', state: 'Kerala' } });
  expect(requests()).toEqual(['682001']);
});

test('[CHK-31] [PIN-04] a pincode that is typed again after another one is asked for again', async () => {
  const { view, isInStatus } = form();
  await isInStatus('serviceable');
  view().typeBilling('pincode', '560001');
  expect(view()).toMatchObject({ pincode: { status: 'lookingUp' }, canContinue: false });
  view().typeBilling('pincode', '682001');
  expect(view()).toMatchObject({ pincode: { status: 'lookingUp' }, canContinue: false });
  await isInStatus('serviceable');
  expect(view().billing).toMatchObject({ pincode: '682001', city: 'Kochi' });
  expect(requests()).toEqual(['682001', '560001', '682001']);
});

test('[PIN-06] [PIN-11] what is typed into an address is not remembered, and a lookup that fails is logged', async () => {
  const { view, isInStatus, effects } = form();
  await isInStatus('serviceable');
  expect(effects.filter((effect) => 'pincode' in effect)).toEqual([]);
  findPlace.mockRejectedValueOnce(new Error('down'));
  view().typeBilling('pincode', '560001');
  await isInStatus('unanswered');
  expect(effects).toContainEqual({ type: 'log', message: 'A pincode was not looked up: Error: down' });
  expect(view()).toMatchObject({ canRetryPincode: true, needsPincode: true });
  view().retryPincode();
  await isInStatus('serviceable');
  expect(view().billing.city).toBe('Bengaluru');
});

test('[PIN-12] a city that is typed while the pincode is looked up stays, and the state follows the pincode: for a guest', async () => {
  const { view, isInStatus } = form();
  await isInStatus('serviceable');
  view().typeBilling('pincode', '560001');
  view().typeBilling('city', 'Electronic City');
  await isInStatus('serviceable');
  expect(view().billing).toMatchObject({ city: 'Electronic City', state: 'Karnataka' });
});

test('[PIN-12] and for a customer who changes a saved address', async () => {
  const logic = providePartial(addressEditorMachine, { pincode });
  const actor = createActor(logic, { input: addressEditorSamples.input }).start();
  actor.send({ type: 'field.typed', field: 'pincode', text: '560001' });
  actor.send({ type: 'field.typed', field: 'city', text: 'Electronic City' });
  await vi.waitFor(() => expect(actor.getSnapshot().context.lookup.status).toBe('serviceable'));
  expect(actor.getSnapshot().context.address).toMatchObject({ city: 'Electronic City', state: 'Karnataka' });
});

test('[ADDR-03] city and state of a saved address stand as they were saved: only another pincode is asked for', async () => {
  const logic = providePartial(addressEditorMachine, { pincode });
  const actor = createActor(logic, { input: addressEditorSamples.input }).start();
  actor.send({ type: 'field.typed', field: 'house', text: '14B' });
  expect(requests()).toEqual([]);
  actor.send({ type: 'field.typed', field: 'pincode', text: '560001' });
  expect(actor.getSnapshot().can({ type: 'address.submitted' })).toBe(false);
  await vi.waitFor(() => expect(actor.getSnapshot().context.address.city).toBe('Bengaluru'));
  expect(actor.getSnapshot().can({ type: 'address.submitted' })).toBe(true);
  expect(requests()).toEqual(['560001']);
});
