import { screen, waitFor } from '@testing-library/dom';
import type { Step } from '@xstate/graph';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import {
  type Fixture,
  type Harness,
  type Interaction,
  type PathAction,
  toPathAction,
  withStart,
} from '../../../fixtures/harness/fixture.ts';
import { startHarness, USABLE } from '../../../fixtures/harness/harness.tsx';
import { findUntakenTransitions } from '../../../machines/kit/chartModel.ts';
import { getMessageIds, type Meta } from '../../../machines/kit/meta.ts';
import type { PathEvent, PathState } from '../../../machines/kit/pathLogic.ts';
import { getLeafPaths, getLeafStates, getTransitions } from '../../../machines/kit/transitions.ts';
import { createRequestGate } from '../../../mocks/requestGate.ts';
import type { Message } from '../../../src/messages/message.ts';
import { allMessages } from '../../../src/visualiser/catalogue/allMessages.ts';
import { loadPaths } from '../../../src/visualiser/catalogue/loadPaths.ts';
import type { PathReport } from '../../../src/visualiser/coverage/coverage.ts';
import { createGraph } from '../../../src/visualiser/graph/createGraph.ts';
import { getPossibleEvents } from '../possibleEvents.ts';
import { setupStore } from '../setupStore.ts';

/** What must be seen, or let out, after what. Written from the requirements: the paths come from the chart and cannot judge it. */
export type Outcome = {
  requires: string;
  /** Outcomes that share one list are looked at in one walk. One that goes on from there has a list of its own. */
  after: readonly PathAction[];
  sees?: string | RegExp;
  butNot?: string | RegExp;
  /** An effect that the chart must have let out, in these fields. */
  emits?: { type: string } & Record<string, unknown>;
  /** A last look at anything else. */
  check?: (harness: Harness) => unknown;
};

/**
 * Walks every transition of a chart on its real view, as a person would, against the backend; after each step the
 * actor, the texts and the controls on the screen are held to the chart.
 */
export function testPaths<M extends AnyStateMachine>(suite: Fixture<M> & { outcomes: readonly Outcome[] }) {
  const { machine } = suite.flow;
  const { samples, interactions, outcomes } = suite;
  const paths = loadPaths(machine, samples);
  const transitions = new Map(getTransitions(machine).map((transition) => [transition.id, transition]));
  const walked = new Set<string>();
  const backend = setupStore();
  const gate = createRequestGate(backend.handlers);

  beforeEach(() => backend.use(gate.handler));
  afterEach(() => gate.clear());
  if (suite.width === 'phone') beforeEach(() => page.viewport(390, 844));
  afterAll(async () => {
    // Some of a chart's starts alone are no report of the chart.
    if (findUntakenTransitions(machine, paths).length > 0) return;
    const coverage: PathReport = {
      chart: machine.id,
      version: createGraph(machine).version,
      at: new Date().toISOString(),
      states: getLeafStates(machine),
      transitions: [...transitions.keys()],
      walked: [...transitions.keys()].filter((id) => walked.has(id)),
      paths: paths.length,
      steps: paths.reduce((sum, { steps }) => sum + steps.length - 1, 0),
    };
    await commands.writeFile(`test-results/model/${machine.id}.json`, `${JSON.stringify(coverage, null, 2)}\n`);
  });

  describe(machine.id, () => {
    test('has a sample of every event and an interaction for every event a person sends', () => {
      const sampled = new Set<string>(samples.events.map(({ type }) => type));
      const acceptedTypes = machine.events.filter((type) => !/^xstate\.(after|done\.state|init|stop)/.test(type));
      expect(acceptedTypes.filter((type) => !sampled.has(type))).toEqual([]);
      const userTypes = acceptedTypes.filter((type) => !type.startsWith('xstate.'));
      expect(Object.keys(interactions).sort()).toEqual([...userTypes].sort());
    });

    test.each(paths.map((path, index) => [index + 1, path] as const))('walk %i', async (_, path) => {
      const { start } = path.state;
      const fixture = withStart(suite, start);
      let harness: Harness;
      let now = 0;
      const taken: string[] = [];
      /** `path.test` appends the path to a message, which those of Testing Library do not allow. */
      const addSteps = (error: unknown): never => {
        // What a call rejected with is often why the chart is elsewhere.
        const logs = (harness?.effects ?? [])
          .filter(({ type }) => type === 'log')
          .map((log) => `, ${JSON.stringify(log)}`);
        throw new Error(`After ${taken.join(' → ')}${logs.join('')}: ${(error as Error).message}`, { cause: error });
      };
      const take = async ({ event, state }: Step<PathState, PathEvent>) => {
        taken.push(event.reply ?? event.type);
        if (event.type === 'xstate.init') harness = await startHarness(fixture, gate, backend);
        else await harness.perform(toPathAction(event, state.now - now));
        now = state.now;
      };
      const checkState = async ({ snapshot, transitionIds }: PathState) => {
        await waitFor(() => expect(harness.actor.getSnapshot().value).toEqual(snapshot.value));
        await expectMatches(harness, fixture, snapshot, transitionIds);
        const walkedNow = harness.takeTransitionIds();
        expect(walkedNow).toEqual(transitionIds);
        for (const id of walkedNow) walked.add(id);
      };
      const types = new Set(path.steps.map(({ event }) => event.type));
      await path.test({
        events: Object.fromEntries(
          [...types].map((type) => [type, (step: Step<PathState, PathEvent>) => take(step).catch(addSteps)]),
        ),
        states: { '*': (state) => checkState(state).catch(addSteps) },
      });
    });

    const outcomesAfter = new Map<Outcome['after'], Outcome[]>();
    for (const outcome of outcomes)
      outcomesAfter.set(outcome.after, [...(outcomesAfter.get(outcome.after) ?? []), outcome]);

    test.each([...outcomesAfter].map(([after, looks]) => [getTitle(after, looks), after, looks] as const))(
      '%s',
      async (_, after, looks) => {
        const harness = await startHarness(suite, gate, backend);
        for (const action of after) await harness.perform(action);
        for (const { sees, butNot, emits, check } of looks) {
          if (sees) expect((await screen.findAllByText(sees)).length).toBeGreaterThan(0);
          if (butNot) expect(screen.queryByText(butNot)).toBeNull();
          if (emits) await waitFor(() => expect(harness.effects).toContainEqual(expect.objectContaining(emits)));
          await check?.(harness);
        }
      },
    );
  });

  /** The actor is where the path states and can do what it states, its texts can be read, and its controls are offered exactly then. */
  async function expectMatches(
    harness: Harness,
    fixture: Fixture<M>,
    expected: AnyMachineSnapshot,
    transitionIds: readonly string[],
  ) {
    const compare = (samples.compare ?? ((context: unknown) => context)) as (context: unknown) => unknown;
    const actual: AnyMachineSnapshot = harness.actor.getSnapshot();
    expect(getLeafPaths(actual)).toEqual(getLeafPaths(expected));
    expect(compare(actual.context)).toEqual(compare(expected.context));
    const transitionMessages = transitionIds.flatMap(
      (id) => (transitions.get(id)?.definition.meta as Meta<string> | undefined)?.messages ?? [],
    );
    for (const id of [...getMessageIds(expected), ...transitionMessages])
      expect((await screen.findAllByText(getMessageText(id))).length).toBeGreaterThan(0);
    const { events } = fixture.samples as { events: readonly EventObject[] };
    expect(getPossibleEvents(actual, events), 'events that the chart takes').toEqual(
      getPossibleEvents(expected, events),
    );
    await waitFor(() =>
      expect(listOffered(fixture), 'events whose control can be used').toEqual(listAllowed(fixture, expected)),
    );
  }

  const userTypes = (fixture: Fixture<M>) =>
    (fixture.samples.events as readonly EventObject[]).filter(
      ({ type }) => (interactions as Record<string, Interaction<EventObject> | null>)[type] != null,
    );
  const getTypes = (events: readonly EventObject[]) => [...new Set(events.map(({ type }) => type))].sort();
  /** The events whose control a person could use now. */
  const listOffered = (fixture: Fixture<M>) =>
    getTypes(
      userTypes(fixture).filter((event) =>
        (interactions as Record<string, Interaction<EventObject>>)[event.type]?.control(event)?.matches(USABLE),
      ),
    );
  /** The events that would change something now. */
  const listAllowed = (fixture: Fixture<M>, state: AnyMachineSnapshot) =>
    getTypes(userTypes(fixture).filter((event) => state.can(event)));
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
/** A message as it may stand on the screen: `{n}` stands for any value. */
const getMessageText = (id: string) => {
  const { text } = allMessages[id] as Message;
  return text.includes('{') ? new RegExp(`^${escapeRegExp(text).replace(/\{\w+\}/g, '.+')}$`) : text;
};

const getTitle = (after: Outcome['after'], looks: readonly Outcome[]) => {
  const ids = new Set(looks.map(({ requires }) => `[${requires}]`));
  const doings = after.map((action) =>
    'reply' in action ? action.reply : 'wait' in action ? `${action.wait} ms` : action.type,
  );
  const ends = looks.map(({ sees, emits }) => sees ?? emits?.type ?? 'as checked');
  return `${[...ids].join(' ')} ${doings.join(' → ')} ⇒ ${ends.join(', ')}`;
};
