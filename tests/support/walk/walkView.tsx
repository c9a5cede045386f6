import { screen, waitFor } from '@testing-library/dom';
import type { Step } from '@xstate/graph';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { chartPaths, untakenBy } from '../../../machines/kit/chartModel.ts';
import type { Meta } from '../../../machines/kit/meta.ts';
import type { PathEvent, PathState } from '../../../machines/kit/momentLogic.ts';
import { possibleEvents } from '../../../machines/kit/samples.ts';
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
import { everyText } from '../../../src/visualiser/catalogue/everyText.ts';
import type { WalkReport } from '../../../src/visualiser/coverage/walkReport.ts';
import { graphOf } from '../../../src/visualiser/graph/graphOf.ts';
import { cleanup } from '../render.tsx';
import { type Doing, type Stage, stageAt, type Walker } from './stage.ts';
import type { Walk } from './walk.ts';
import { startWalker } from './walker.tsx';

/**
 * Walks every transition of a chart on its real view, as a person would, against the backend; after each step the
 * actor, the texts and the controls on the screen are held to the chart.
 */
export function walkView<M extends AnyStateMachine>(walk: Walk<M>) {
  const { machine } = walk.flow;
  const { samples, gestures, outcomes } = walk;
  const planned = chartPaths(machine, samples);
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
    // Some of a chart's starts alone are no report of the chart.
    if (untakenBy(machine, planned).length > 0) return;
    const coverage: WalkReport = {
      chart: machine.id,
      version: graphOf(machine).version,
      at: new Date().toISOString(),
      states: leavesOf(machine),
      transitions: [...transitions.keys()],
      walked: [...transitions.keys()].filter((id) => walked.has(id)),
      paths: planned.length,
      steps: planned.reduce((sum, { steps }) => sum + steps.length - 1, 0),
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

    test.each(planned.map((path, index) => [index + 1, path] as const))('walk %i', async (_, path) => {
      const { start } = path.state;
      const at = stageAt(walk, start);
      let walker: Walker;
      let now = 0;
      const take = async ({ event, state }: Step<PathState, PathEvent>) => {
        if (event.type === 'xstate.init') walker = await startWalker(at, gate, backend);
        else await walker.perform(doingOf(event, state.now - now));
        now = state.now;
      };
      const look = async ({ snapshot, taken }: PathState) => {
        await waitFor(() => expect(walker.actor.getSnapshot().value).toEqual(snapshot.value));
        await holds(walker, at, snapshot, taken);
        const walkedNow = walker.takenSince();
        expect(walkedNow).toEqual(taken);
        for (const id of walkedNow) walked.add(id);
      };
      const types = new Set(path.steps.map(({ event }) => event.type));
      await path.test({
        events: Object.fromEntries([...types].map((type) => [type, take])),
        states: { '*': look },
      });
    });

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

  /** The actor is where the path says and can do what it says, its texts can be read, and its controls are offered exactly then. */
  async function holds(walker: Walker, at: Stage<M>, expected: AnyMachineSnapshot, taken: readonly string[]) {
    const compare = (samples.compare ?? ((context: unknown) => context)) as (context: unknown) => unknown;
    const actual: AnyMachineSnapshot = walker.actor.getSnapshot();
    expect(leavesIn(actual)).toEqual(leavesIn(expected));
    expect(compare(actual.context)).toEqual(compare(expected.context));
    const onTheWay = taken.flatMap((id) => (transitions.get(id)?.definition.meta as Meta | undefined)?.says ?? []);
    for (const says of [...allSaysOf(expected), ...onTheWay])
      expect((await screen.findAllByText(readable(says))).length).toBeGreaterThan(0);
    const { events } = at.samples as { events: readonly EventObject[] };
    expect(possibleEvents(actual, events)).toEqual(possibleEvents(expected, events));
    await waitFor(() => expect(offered(at)).toEqual(allowed(at, expected)));
  }

  const asked = (at: Stage<M>) =>
    (at.samples.events as readonly EventObject[]).filter(
      ({ type }) => (gestures as Record<string, Gesture<EventObject> | null>)[type] != null,
    );
  const typesOf = (events: readonly EventObject[]) => [...new Set(events.map(({ type }) => type))].sort();
  /** The events whose control a person could use now. */
  const offered = (at: Stage<M>) =>
    typesOf(
      asked(at).filter((event) =>
        (gestures as Record<string, Gesture<EventObject>>)[event.type]?.control(event)?.matches(':enabled, a[href]'),
      ),
    );
  /** The events that would change something now. */
  const allowed = (at: Stage<M>, state: AnyMachineSnapshot) => typesOf(asked(at).filter((event) => state.can(event)));
}

const doingOf = (event: PathEvent, wait: number): Doing => {
  if (event.type.startsWith('xstate.after.')) return { wait };
  return event.answer ? { answer: event.answer } : event;
};

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
/** A message as it may stand on the screen: `{n}` stands for any value. */
const readable = (id: MessageId) => {
  const { text } = everyText[id] as Message;
  return text.includes('{') ? new RegExp(`^${escaped(text).replace(/\{\w+\}/g, '.+')}$`) : text;
};

const titleOf = ({ sees, lets, after }: { sees?: unknown; lets?: { type: string }; after: readonly Doing[] }) => {
  const told = after.map((doing) =>
    'answer' in doing ? doing.answer : 'wait' in doing ? `${doing.wait} ms` : doing.type,
  );
  return `${told.join(' → ')} ⇒ ${sees ?? lets?.type ?? 'as checked'}`;
};
