import { screen, waitFor } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { cover, type Step } from '../../../machines/kit/cover.ts';
import type { Meta } from '../../../machines/kit/meta.ts';
import { allSaysOf } from '../../../machines/kit/saysOf.ts';
import { leavesIn } from '../../../machines/kit/standing.ts';
import { leavesOf, transitionsOf } from '../../../machines/kit/transitions.ts';
import { answerInPage } from '../../../mocks/answerInPage.ts';
import { createBackend } from '../../../mocks/backend.ts';
import { memoryStorage } from '../../../mocks/drupal/storage.ts';
import { createGate } from '../../../mocks/gate.ts';
import type { Gesture } from '../../../src/kit/gestures.ts';
import type { Message } from '../../../src/messages/message.ts';
import type { MessageId } from '../../../src/messages/messages.ts';
import type { WalkReport } from '../../../src/visualiser/coverage/walkReport.ts';
import { graphOf } from '../../../src/visualiser/graph/graphOf.ts';
import { everyMessage } from '../everyMessage.ts';
import { cleanup } from '../render.tsx';
import type { Doing, Walker } from './stage.ts';
import type { Walk } from './walk.ts';
import { startWalker } from './walker.tsx';

/**
 * Walks every transition of a chart on its real view, as a person would, against the backend; after each step the
 * actor, the texts and the controls on the screen are held to the chart.
 */
export function walkView<M extends AnyStateMachine>(walk: Walk<M>) {
  const { machine } = walk.flow;
  const { samples, gestures, outcomes } = walk;
  const planned = cover(machine, samples);
  const reasons = samples.unreachable ?? {};
  const transitions = new Map(transitionsOf(machine).map((transition) => [transition.id, transition]));
  const walked = new Set<string>();
  const backend = createBackend({ storage: memoryStorage() });
  const gate = createGate(backend.handlers);
  let stopAnswering: () => void;

  beforeAll(() => {
    stopAnswering = answerInPage(gate.handler, ...backend.handlers);
  });
  afterAll(() => stopAnswering());
  if (walk.width === 'phone') {
    beforeAll(() => page.viewport(390, 844));
    afterAll(() => page.viewport(1280, 900));
  }
  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    await backend.reset();
  });
  afterEach(() => {
    cleanup();
    gate.clear();
  });
  afterAll(async () => {
    const coverage: WalkReport = {
      chart: machine.id,
      version: graphOf(machine).version,
      at: new Date().toISOString(),
      states: leavesOf(machine),
      transitions: planned.transitions,
      walked: planned.transitions.filter((id) => walked.has(id)),
      unreachable: planned.unreachable.map((id) => ({ id, reason: reasons[id] ?? null })),
      paths: planned.paths.length,
      steps: planned.paths.reduce((sum, { steps }) => sum + steps.length, 0),
    };
    await commands.writeFile(`test-results/walks/${machine.id}.json`, `${JSON.stringify(coverage, null, 2)}\n`);
  });

  describe(machine.id, () => {
    test('has a sample of every event and a gesture for every event a person sends', () => {
      const sampled = new Set<string>(samples.events.map(({ type }) => type));
      const heard = machine.events.filter((type) => !/^xstate\.(after|done\.state|init|stop)/.test(type));
      expect(heard.filter((type) => !sampled.has(type))).toEqual([]);
      const asked = heard.filter((type) => !type.startsWith('xstate.'));
      expect(Object.keys(gestures).sort()).toEqual([...asked].sort());
    });

    test('leaves no transition unreachable without a reason', () => {
      expect(planned.unreachable).toEqual(Object.keys(reasons));
    });

    test.each(planned.paths.map((path, index) => [index + 1, path] as const))(
      'walk %i',
      async (_, { start, steps }) => {
        const walker = await startWalker(walk, gate, backend);
        let now = start.now;
        await holds(walker, start.snapshot, []);
        for (const id of walker.takenSince()) walked.add(id);
        for (const { event, to } of steps) {
          await walker.perform(doingOf(event, to.now - now));
          now = to.now;
          await waitFor(() => expect(walker.actor.getSnapshot().value).toEqual(to.snapshot.value));
          await holds(walker, to.snapshot, to.taken);
          const taken = walker.takenSince();
          expect(taken).toEqual(to.taken);
          for (const id of taken) walked.add(id);
        }
      },
    );

    test.each(outcomes.map((outcome) => [outcome.requires, titleOf(outcome), outcome] as const))(
      '[%s] %s',
      async (_, __, { after, sees, butNot, lets, check }) => {
        const walker = await startWalker(walk, gate, backend);
        for (const doing of after) await walker.perform(doing);
        if (sees) expect((await screen.findAllByText(sees)).length).toBeGreaterThan(0);
        if (butNot) expect(screen.queryByText(butNot)).toBeNull();
        if (lets) await waitFor(() => expect(walker.effects).toContainEqual(expect.objectContaining(lets)));
        await check?.(walker);
      },
    );
  });

  /** The actor is where the path says, its texts can be read, and its controls are offered exactly when the chart allows. */
  async function holds(walker: Walker, expected: AnyMachineSnapshot, taken: readonly string[]) {
    const compare = (samples.compare ?? ((context: unknown) => context)) as (context: unknown) => unknown;
    const actual: AnyMachineSnapshot = walker.actor.getSnapshot();
    expect(leavesIn(actual)).toEqual(leavesIn(expected));
    expect(compare(actual.context)).toEqual(compare(expected.context));
    const onTheWay = taken.flatMap((id) => (transitions.get(id)?.definition.meta as Meta | undefined)?.says ?? []);
    for (const says of [...allSaysOf(expected), ...onTheWay])
      expect((await screen.findAllByText(readable(says))).length).toBeGreaterThan(0);
    await waitFor(() => expect(offered()).toEqual(allowed(actual)));
  }

  const asked = () =>
    (samples.events as readonly EventObject[]).filter(
      ({ type }) => (gestures as Record<string, Gesture<EventObject> | null>)[type] != null,
    );
  const typesOf = (events: readonly EventObject[]) => [...new Set(events.map(({ type }) => type))].sort();
  /** The events whose control a person could use now. */
  const offered = () =>
    typesOf(
      asked().filter((event) =>
        (gestures as Record<string, Gesture<EventObject>>)[event.type]?.control(event)?.matches(':enabled, a[href]'),
      ),
    );
  /** The events that would change something now. */
  const allowed = (state: AnyMachineSnapshot) => typesOf(asked().filter((event) => state.can(event)));
}

const doingOf = (event: Step['event'], wait: number): Doing => {
  if (event.type.startsWith('xstate.after.')) return { wait };
  return event.answer ? { answer: event.answer } : event;
};

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
/** A message as it may stand on the screen: `{n}` stands for any value. */
const readable = (id: MessageId) => {
  const { text } = everyMessage[id] as Message;
  return text.includes('{') ? new RegExp(`^${escaped(text).replace(/\{\w+\}/g, '.+')}$`) : text;
};

const titleOf = ({ sees, lets, after }: { sees?: unknown; lets?: { type: string }; after: readonly Doing[] }) => {
  const told = after.map((doing) =>
    'answer' in doing ? doing.answer : 'wait' in doing ? `${doing.wait} ms` : doing.type,
  );
  return `${told.join(' → ')} ⇒ ${sees ?? lets?.type ?? 'as checked'}`;
};
