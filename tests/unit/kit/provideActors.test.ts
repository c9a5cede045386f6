import { expect, test, vi } from 'vitest';
import { createActor, fromCallback, setup, waitFor } from 'xstate';
import { callbackPort, type PortCall, port, provideActors } from '../../../machines/kit/port.ts';

const lampMachine = setup({
  actors: { findBulb: port<number | null, { socket: string }>('findBulb'), rest: port<void>('rest') },
}).createMachine({
  initial: 'finding',
  states: {
    finding: {
      invoke: { src: 'findBulb', input: { socket: 'E27' }, onDone: 'found', onError: 'failed' },
    },
    found: {},
    failed: {},
  },
});
const roomMachine = setup({
  types: { events: {} as { type: 'door.opened' } },
  actors: { lamp: lampMachine, door: callbackPort<{ type: 'lock' }, { key: string }>() },
}).createMachine({ invoke: { src: 'door', input: { key: 'brass' } } });
/** A chart that knows something else. */
const fanMachine = setup({ actors: { spin: port<void>('spin') } }).createMachine({});

const findBulb: PortCall<{ socket: string }, number | null> = async () => 40;
const rest = async () => {};
const lamp = provideActors(lampMachine, { findBulb, rest });
const door = fromCallback<{ type: 'lock' }, { key: string }>(() => {});

test('what fills a chart is called with its input, and a call may be wrapped', async () => {
  const called = vi.fn();
  const logic = provideActors(lampMachine, { findBulb, rest }, (name, call) => (input, signal) => {
    called(name, input);
    return call(input, signal);
  });
  await waitFor(createActor(logic).start(), (state) => state.matches('found'));
  expect(called.mock.calls).toEqual([['findBulb', { socket: 'E27' }]]);
});

test('a call that nothing fills fails by its name, and a link says nothing', async () => {
  const actor = createActor(lampMachine).start();
  await waitFor(actor, (state) => state.matches('failed'));
  expect(createActor(roomMachine).start().getSnapshot().status).toBe('active');
});

/** Given by a method, which TypeScript often takes for less than it is. */
const byMethod = {
  async findBulb({ socket }: { socket: number }) {
    return socket;
  },
  rest,
};

test('what does not fit its chart does not compile, and what does, does: the types are the test', () => {
  const getRefusal = () => [
    // @ts-expect-error one is missing
    provideActors(lampMachine, { findBulb }),
    // @ts-expect-error one is misspelt
    provideActors(lampMachine, { findBulb, rest, findBulp: findBulb }),
    // @ts-expect-error one is misspelt, in what was made elsewhere
    provideActors(lampMachine, { ...{ findBulb, rest, findBulp: findBulb } }),
    // @ts-expect-error of another output
    provideActors(lampMachine, { findBulb: async () => 'forty', rest }),
    // @ts-expect-error of another input
    provideActors(lampMachine, { findBulb: async ({ socket }: { socket: number }) => socket, rest }),
    // @ts-expect-error of another input, by a method
    provideActors(lampMachine, byMethod),
    // @ts-expect-error no call
    provideActors(lampMachine, { findBulb: 40, rest }),
    // @ts-expect-error a chart is missing
    provideActors(roomMachine, { door }),
    // @ts-expect-error another chart
    provideActors(roomMachine, { lamp: fanMachine, door }),
    // @ts-expect-error a link of another input
    provideActors(roomMachine, { lamp, door: fromCallback<{ type: 'lock' }, { key: number }>(() => {}) }),
    // @ts-expect-error a link that hears something else
    provideActors(roomMachine, { lamp, door: fromCallback<{ type: 'paint' }, { key: string }>(() => {}) }),
  ];
  const invalid = [
    provideActors(lampMachine, { findBulb: async () => null, rest }),
    provideActors(lampMachine, { findBulb: async ({ socket }) => socket.length, rest }),
    provideActors(roomMachine, { lamp, door }),
  ];
  expect([typeof getRefusal, invalid.length]).toEqual(['function', 3]);
});
