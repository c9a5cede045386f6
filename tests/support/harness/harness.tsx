import { waitFor } from '@testing-library/dom';
import type { RequestHandler } from 'msw';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { type AnyActorRef, type AnyStateMachine, type EventObject, SimulatedClock } from 'xstate';
import { providePartial } from '../../../machines/kit/port.ts';
import { getTransitionIds } from '../../../machines/kit/transitions.ts';
import type { EmbeddedBackend } from '../../../mocks/backend.ts';
import type { createRequestGate } from '../../../mocks/requestGate.ts';
import { type ScenarioName, scenarios } from '../../../mocks/scenarios/registry.ts';
import type { Interaction } from '../../../src/kit/flow/interactions.ts';
import { isRunning } from '../../../src/visualiser/link/runningChart.ts';
import { render } from '../render.tsx';
import { createActorGate } from './actorGate.ts';
import { EffectRecorder } from './EffectRecorder.tsx';
import type { Fixture, Harness } from './fixture.ts';

/** The control of a person's event, once it can be used: the chart is often there before its view is drawn. `timeout` in ms. */
export const findControl = (
  interaction: Interaction<EventObject>,
  event: EventObject,
  timeout?: number,
): Promise<HTMLElement> =>
  waitFor(
    () => {
      const control = interaction.control(event);
      if (!control?.matches(':enabled, a[href]')) throw new Error(`There is no control for ${JSON.stringify(event)}`);
      return control;
    },
    timeout === undefined ? {} : { timeout },
  );

/**
 * Renders the view over the chart with its real ports, and does what it is told: gestures, answers, waits.
 * @param show draws the view; by default as tests do, who take it away again by `cleanup`
 */
export async function startHarness<M extends AnyStateMachine>(
  {
    flow,
    ports = {},
    children = {},
    local = [],
    samples,
    interactions,
    view,
    replies: replyActions = {},
    prepare,
    release,
    options,
  }: Fixture<M>,
  gate: ReturnType<typeof createRequestGate>,
  backend: EmbeddedBackend,
  show: (view: ReactElement) => unknown = render,
): Promise<Harness> {
  await prepare?.(backend);
  const clock = new SimulatedClock();
  const actorGate = createActorGate();
  const logic = providePartial(flow.machine, { ...ports, ...children }, (name, call) =>
    local.includes(name) ? actorGate.behind(call) : call,
  );
  const ids = getTransitionIds(logic);
  const transitionIds: string[] = [];
  const effects: EventObject[] = [];
  const settled = new Set<() => void>();
  const replies = new Set<string>(samples.events.flatMap((event) => ('reply' in event ? event.type : [])));
  // A scenario that counts goes on counting where a walk names it again.
  const departures = new Map<string, RequestHandler[]>();
  const getDepartures = (name: ScenarioName) => {
    const departure = departures.get(name) ?? scenarios[name]();
    departures.set(name, departure);
    return departure;
  };
  let actor: AnyActorRef | undefined;
  let isReleased = false;

  const inspect = (event: { type: string; actorRef: unknown; _transitions?: { eventType: string }[] }) => {
    if (event.type !== '@xstate.microstep') return;
    for (const transition of event._transitions ?? []) {
      const id = ids.get(transition as never);
      if (!id) continue;
      transitionIds.push(id);
      // The next request must wait for its own answer, so the door falls shut as soon as this one is in.
      if (replies.has(transition.eventType)) {
        if (isReleased) continue;
        gate.close();
        actorGate.close();
        for (const settle of settled) settle();
        settled.clear();
      }
    }
  };

  const Probe = () => {
    actor = flow.useActorRef() as AnyActorRef;
    return null;
  };
  show(
    <MemoryRouter>
      <EffectRecorder log={effects}>
        <flow.Provider logic={logic} options={{ input: samples.input, clock, inspect, ...options }}>
          <Probe />
          {view}
        </flow.Provider>
      </EffectRecorder>
    </MemoryRouter>,
  );
  await waitFor(() => {
    if (!actor || !isRunning(actor)) throw new Error(`The chart "${flow.machine.id}" did not start`);
  });

  const answer = async (name: string, harness: Harness) => {
    let isReplied = false;
    const replied = new Promise<void>((settle) => settled.add(settle)).then(() => {
      isReplied = true;
    });
    const action = replyActions[name];
    if (action) await action(harness);
    // What was done brought the reply about by itself: opened now, the door would let the next call through.
    if (isReplied) return;
    if (name in scenarios) gate.open(getDepartures(name as ScenarioName));
    else if (!action) throw new Error(`Nobody knows the answer "${name}"`);
    actorGate.open();
    await replied;
  };

  const getInteraction = (type: string) =>
    (interactions as Record<string, Interaction<EventObject> | null | undefined>)[type] ?? undefined;

  const harness: Harness = {
    actor: actor as unknown as AnyActorRef,
    clock,
    gate,
    backend,
    effects,
    takeTransitionIds: () => transitionIds.splice(0),
    release() {
      isReleased = true;
      release?.();
      gate.open();
      actorGate.open();
    },
    async perform(action) {
      if ('reply' in action) return answer(action.reply as string, harness);
      if ('wait' in action) return clock.increment(action.wait as number);
      const event = action as EventObject;
      const interaction = getInteraction(event.type);
      if (!interaction) return harness.actor.send(event);
      if (harness.actor.getSnapshot().can(event)) await findControl(interaction, event);
      return interaction.perform(event);
    },
  };
  return harness;
}
