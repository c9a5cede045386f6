import { expect, test } from 'vitest';
import { type ActorRefFrom, assign, createActor, emit, setup, waitFor } from 'xstate';
import { noting, type Rest, restingSnapshot, restOf } from '../../../src/kit/resting.ts';
import { alive, isResting, restingActor } from '../../../src/kit/restingActor.ts';

const lamp = setup({
  types: {
    context: {} as { presses: number; names: string[] },
    events: {} as { type: 'pressed' } | { type: 'named'; name: string },
    input: {} as { names?: string[] },
    emitted: {} as { type: 'told'; what: string },
  },
  guards: { isNew: ({ context }, name: string) => !context.names.includes(name) },
}).createMachine({
  id: 'lamp',
  context: ({ input }) => ({ presses: 0, names: input.names ?? [] }),
  initial: 'off',
  entry: emit({ type: 'told', what: 'begun' }),
  on: {
    named: {
      guard: { type: 'isNew', params: ({ event }) => event.name },
      actions: assign({ names: ({ context, event }) => [...context.names, event.name] }),
    },
  },
  states: {
    off: {
      tags: 'dark',
      on: { pressed: { target: 'on.low', actions: assign({ presses: ({ context }) => context.presses + 1 }) } },
    },
    on: { initial: 'low', states: { low: { on: { pressed: '#lamp.off' } } } },
  },
});
type Lamp = typeof lamp;

/** As it goes through the HTML of a page. */
const inHtml = (rest: Rest): Rest => JSON.parse(JSON.stringify(rest));
const started = (names: string[] = []) => createActor(lamp, { input: { names } });
const atRest = (names?: string[]) => inHtml(restOf(started(names).getSnapshot(), {}));

test('a rest tells what the chart told, and can what was asked when it was written', () => {
  const asked = {};
  const written = noting(started(['Tiffany']).getSnapshot(), asked);
  for (const name of ['Tiffany', 'Arco']) written.can({ type: 'named', name });
  expect(written.matches('off')).toBe(true);
  const rest = restingSnapshot<Lamp>(inHtml(restOf(written, asked)));
  expect(rest.context).toEqual({ presses: 0, names: ['Tiffany'] });
  expect(rest.can({ type: 'named', name: 'Arco' })).toBe(true);
  expect(rest.can({ type: 'named', name: 'Tiffany' })).toBe(false);
  expect(rest.can({ type: 'pressed' }), 'never asked').toBe(false);
  expect([rest.hasTag('dark'), rest.matches('off'), rest.matches('on')]).toEqual([true, true, false]);
});

test.each([
  [{ on: 'low' }, 'on', true],
  [{ on: 'low' }, { on: 'low' }, true],
  [{ on: 'low' }, { on: 'high' }, false],
  [{ on: 'low' }, 'off', false],
  ['off', { off: 'low' }, false],
  [{ a: { b: 'c' }, d: 'e' }, { a: 'b' }, true],
  [{ a: { b: 'c' }, d: 'e' }, { a: { b: 'x' } }, false],
  [{ a: { b: 'c' }, d: 'e' }, { d: 'e', a: { b: 'c' } }, true],
])('%j is in %j: %s', (value, asked, is) => {
  const rest = restingSnapshot({ value, context: {}, can: {}, of: '' });
  expect(rest.matches(asked as never)).toBe(is);
});

test('what is sent before the chart is here reaches it in its order, once', () => {
  const actor = restingActor<Lamp>(atRest());
  actor.send({ type: 'named', name: 'Arco' });
  actor.send({ type: 'pressed' });
  expect(actor.getSnapshot().context.names).toEqual([]);
  const running = started();
  actor.attach(running);
  running.start();
  expect(actor.getSnapshot().context).toEqual({ names: ['Arco'], presses: 1 });
  expect(actor.getSnapshot().matches({ on: 'low' })).toBe(true);
  actor.send({ type: 'pressed' });
  expect(running.getSnapshot().value).toBe('off');
});

test('what the chart lets out as it starts is heard, and nothing by who has left', () => {
  const actor = restingActor<Lamp>(atRest());
  const heard: string[] = [];
  actor.on('*', (effect) => heard.push(effect.what));
  actor.on('*', (effect) => heard.push(`left ${effect.what}`)).unsubscribe();
  const running = started();
  actor.attach(running);
  running.start();
  expect(heard).toEqual(['begun']);
});

test('who follows is told as the chart comes only where it is not as it was at rest', () => {
  const follow = (actor: ActorRefFrom<Lamp>) => {
    let told = 0;
    actor.subscribe(() => {
      told += 1;
    });
    return () => told;
  };
  const same = restingActor<Lamp>(atRest(['Arco']));
  const other = restingActor<Lamp>(atRest(['Arco']));
  const [ofSame, ofOther] = [follow(same), follow(other)];
  same.attach(started(['Arco']));
  other.attach(started(['Tiffany']));
  expect([ofSame(), ofOther()]).toEqual([0, 1]);
});

test('who waits for something of the chart waits until it is here and has it', async () => {
  const actor = restingActor<Lamp>(atRest());
  const lit = waitFor(actor, (state) => state.matches('on'));
  const isHere = alive(actor);
  await actor.called();
  expect(isResting(actor)).toBe(true);
  const running = started();
  actor.attach(running);
  await isHere;
  expect(isResting(actor)).toBe(false);
  running.start();
  actor.send({ type: 'pressed' });
  expect((await lit).context.presses).toBe(1);
});

test('a running actor is alive at once', async () => {
  await alive(started().start());
});

test('a box shows what is typed from the first key on, and the chart gets every key', () => {
  const shown: string[][] = [];
  const actor = restingActor<Lamp>(atRest(), (context, event) =>
    event.type === 'named' ? { ...context, names: [...context.names, event.name] } : context,
  );
  actor.subscribe(({ context }) => shown.push(context.names));
  for (const name of ['A', 'Ar']) actor.send({ type: 'named', name });
  expect(shown).toEqual([['A'], ['A', 'Ar']]);
  const running = started();
  actor.attach(running);
  running.start();
  expect(actor.getSnapshot().context.names).toEqual(['A', 'Ar']);
});
