import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AnyActorRef, assign, createActor, createMachine, SimulatedClock } from 'xstate';
import { getChartPaths } from '../../../machines/kit/chartModel.ts';
import { providePartial } from '../../../machines/kit/port.ts';
import { DEFAULT_START } from '../../../machines/kit/samples.ts';
import { getChartVersion } from '../../../machines/kit/version.ts';
import { passwordResetMachine } from '../../../machines/passwordReset/passwordReset.machine.ts';
import { passwordResetSamples } from '../../../machines/passwordReset/passwordReset.samples.ts';
import { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import { paymentSamples } from '../../../machines/payment/payment.samples.ts';
import { pincodeMachine } from '../../../machines/pincode/pincode.machine.ts';
import { registerActor } from '../../../src/kit/flow/actorRegistry.ts';
import type { Happening } from '../../../src/visualiser/link/happening.ts';
import { publish } from '../../../src/visualiser/link/publisher.ts';
import { REDACTED } from '../../../src/visualiser/link/secrets.ts';
import { replay } from '../../../src/visualiser/stage/replay.ts';

let published: Happening[] = [];
let leave: (() => void)[] = [];
const listen = () => {
  const publisher = publish((happenings) => void published.push(...happenings));
  leave.push(publisher.stop);
  return publisher;
};
/** A chart as a view shows it. */
const track = <A extends AnyActorRef>(actor: A): A => {
  leave.push(registerActor(actor));
  return actor;
};
const flush = () => Promise.resolve();
const getMoves = (session: string) =>
  published.flatMap((happening) => (happening.kind === 'moved' && happening.session === session ? [happening] : []));

beforeEach(() => {
  // a hidden page tells at once
  vi.stubGlobal('document', { hidden: true });
  published = [];
});
afterEach(() => {
  for (const go of leave.reverse()) go();
  leave = [];
});

test('a chart that a view shows is told of with its states and version, and so is each step with the branch that it took', async () => {
  const logic = providePartial(pincodeMachine, { findPlace: async () => null });
  const actor = track(createActor(logic, { input: {} })).start();
  const { charts } = listen().now();
  expect(charts).toMatchObject([
    {
      chart: 'pincode',
      version: getChartVersion(pincodeMachine),
      states: ['pincode.unknown'],
      parent: null,
      status: 'active',
    },
  ]);
  actor.send({ type: 'pincode.typed', text: '68' });
  actor.send({ type: 'pincode.typed', text: '682001' });
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('unserviceable'));
  await flush();
  expect(getMoves(actor.sessionId).map(({ transitionIds, now }) => [transitionIds, now.states])).toEqual([
    [['pincode|pincode.typed|2'], ['pincode.unknown']],
    [['pincode|pincode.typed|1'], ['pincode.lookingUp']],
    [['pincode.lookingUp|xstate.done.actor.findPlace|1'], ['pincode.unserviceable']],
  ]);
});

test('happenings are counted without gaps, and the context comes only where it is another one', async () => {
  const actor = track(createActor(pincodeMachine, { input: {} })).start();
  const publisher = listen();
  actor.send({ type: 'pincode.typed', text: '6' });
  actor.send({ type: 'pincode.typed', text: '6' });
  await flush();
  expect(published.map(({ seq }) => seq)).toEqual(published.map((_, at) => at + 1));
  expect(publisher.now().seq).toBe(published.length);
  expect(getMoves(actor.sessionId).map(({ now }) => now.context)).toEqual([{ text: '6', place: null }, undefined]);
});

test('an event that would stop a chart is not sent, and what would have gone wrong is said', async () => {
  const machine = createMachine({
    id: 'shelf',
    context: { count: 0 },
    on: { 'things.counted': { actions: assign({ count: ({ event }) => event.things.length }) } },
  });
  const actor = track(createActor(machine)).start();
  const publisher = listen();
  expect(publisher.send(actor.sessionId, { type: 'things.counted', things: null })).toBe(
    "Cannot read properties of null (reading 'length')",
  );
  expect(actor.getSnapshot()).toMatchObject({ status: 'active', context: { count: 0 } });
  expect(publisher.send(actor.sessionId, { type: 'things.counted', things: ['a'] })).toBeNull();
  expect(actor.getSnapshot().context).toEqual({ count: 1 });
});

test('a chart that stops because it threw is told of with what went wrong', async () => {
  const stopped = vi.fn();
  const machine = createMachine({
    id: 'shelf',
    on: {
      emptied: {
        actions: () => {
          throw new Error('The shelf is nailed down');
        },
      },
    },
  });
  const actor = track(createActor(machine)).start();
  actor.subscribe({ error: stopped });
  listen().now();
  actor.send({ type: 'emptied' });
  await flush();
  expect(stopped).toHaveBeenCalledOnce();
  expect(published.at(-1)).toMatchObject({
    kind: 'stopped',
    session: actor.sessionId,
    fault: 'The shelf is nailed down',
  });
});

const found = { providers: { ccavenue: 'ccavenue', razorpay: null }, lastMethod: null };

test('calls at ports and charts inside are told of, each with who runs it, and when they end', async () => {
  const logic = providePartial(paymentMachine, {
    findProviders: async () => found,
  });
  const actor = track(createActor(logic, { input: paymentSamples.input as never }));
  listen();
  actor.start();
  await vi.waitFor(() => expect(actor.getSnapshot().matches('choosing')).toBe(true));
  await flush();
  const startedCharts = published.flatMap((happening) => (happening.kind === 'started' ? [happening.chart] : []));
  expect(startedCharts.map(({ name, chart }) => [name, chart])).toEqual([
    ['payment', 'payment'],
    ['otherTabs', null],
    ['findProviders', null],
  ]);
  const port = startedCharts.find(({ name }) => name === 'findProviders');
  expect(port?.parent).toBe(actor.sessionId);
  expect(published).toContainEqual(expect.objectContaining({ kind: 'stopped', session: port?.session }));
  expect(published).toContainEqual(
    expect.objectContaining({
      kind: 'sent',
      from: port?.session,
      to: actor.sessionId,
      event: expect.objectContaining({
        type: 'xstate.done.actor.findProviders',
        output: found,
      }),
    }),
  );
});

test('a timer is told of with the time at which it fires', () => {
  const clock = new SimulatedClock();
  const logic = providePartial(paymentMachine, {
    findProviders: async () => found,
    readPayment: () => new Promise(() => {}),
  });
  const actor = track(createActor(logic, { input: paymentSamples.input as never, clock })).start();
  actor.send({ type: 'xstate.done.actor.findProviders', output: found } as never);
  actor.send({ type: 'method.chosen', method: 'ccavenue' });
  actor.send({ type: 'payment.continued' });
  const [chart] = listen().now().charts;
  expect(chart?.states).toEqual(['payment.checkingPayment']);
  const [timer] = chart?.timers ?? [];
  expect(timer?.event).toBe('xstate.after.patience.payment.checkingPayment');
  expect((timer?.due ?? 0) - (timer?.startedAt ?? 0)).toBe(25_000);
});

test('what is typed as a password or a code is masked before it is told', async () => {
  const actor = track(createActor(passwordResetMachine, { input: passwordResetSamples.input as never })).start();
  listen();
  const paths = getChartPaths(passwordResetMachine, passwordResetSamples).filter(
    ({ state }) => state.start === DEFAULT_START,
  );
  for (const { event } of paths.flatMap(({ steps }) => steps.slice(1))) {
    if (actor.getSnapshot().status === 'active') actor.send(event as never);
  }
  await flush();
  const typed = published.flatMap((happening) =>
    happening.kind === 'sent' && happening.event.type === 'password.typed' ? [happening.event.text] : [],
  );
  expect(typed.length).toBeGreaterThan(0);
  expect(typed.filter((text) => text !== REDACTED && text !== '')).toEqual([]);
  const secrets = (passwordResetSamples.events as readonly { type: string; text?: string }[]).flatMap(
    ({ type, text }) => (type === 'password.typed' && text ? [text] : []),
  );
  for (const secret of secrets) expect(JSON.stringify(published)).not.toContain(`"${secret}"`);
});

test('an event that the visualiser sends reaches the chart', () => {
  const actor = track(createActor(pincodeMachine, { input: {} })).start();
  listen().send(actor.sessionId, { type: 'pincode.typed', text: '12' });
  expect(actor.getSnapshot().context.text).toBe('12');
});

test('a chart that no view shows any more has stopped', async () => {
  const actor = createActor(pincodeMachine, { input: {} }).start();
  const hide = registerActor(actor);
  const publisher = listen();
  hide();
  await flush();
  expect(published.at(-1)).toMatchObject({ kind: 'stopped', session: actor.sessionId });
  expect(publisher.now().charts).toEqual([]);
});

test('a recorded run is gone through once more; another version is refused, and another end is told', async () => {
  const recorded = {
    version: getChartVersion(pincodeMachine),
    input: null,
    events: [
      { type: 'pincode.typed', text: '682001' },
      { type: 'xstate.done.actor.findPlace', output: { city: 'Kochi', state: 'Kerala' } },
    ],
    states: ['pincode.serviceable'],
  };
  const restart = async () =>
    createActor(providePartial(pincodeMachine, { findPlace: () => new Promise(() => {}) }), { input: {} }).start();
  await expect(replay(recorded, restart)).resolves.toBeNull();
  await expect(replay({ ...recorded, version: 'older' }, restart)).resolves.toMatch('another version');
  await expect(replay({ ...recorded, states: ['pincode.unserviceable'] }, restart)).resolves.toMatch(
    'pincode.serviceable and not to pincode.unserviceable',
  );
});
