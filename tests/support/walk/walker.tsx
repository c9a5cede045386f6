import { waitFor } from '@testing-library/dom';
import type { RequestHandler } from 'msw';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { type AnyActorRef, type AnyStateMachine, type EventObject, SimulatedClock } from 'xstate';
import { provideSome } from '../../../machines/kit/port.ts';
import { transitionIds } from '../../../machines/kit/transitions.ts';
import type { EmbeddedBackend } from '../../../mocks/backend.ts';
import type { createGate } from '../../../mocks/gate.ts';
import { type ScenarioName, scenarios } from '../../../mocks/scenarios/registry.ts';
import type { Gesture } from '../../../src/kit/gestures.ts';
import { isUp } from '../../../src/visualiser/link/runningChart.ts';
import { render } from '../render.tsx';
import { createDoor } from './door.ts';
import { EffectsOnScreen } from './EffectsOnScreen.tsx';
import type { Stage, Walker } from './stage.ts';

/** The control of a person's event, once it can be used: the chart is often there before its view is drawn. `timeout` in ms. */
export const controlOf = (gesture: Gesture<EventObject>, event: EventObject, timeout?: number): Promise<HTMLElement> =>
  waitFor(
    () => {
      const control = gesture.control(event);
      if (!control?.matches(':enabled, a[href]')) throw new Error(`There is no control for ${JSON.stringify(event)}`);
      return control;
    },
    timeout === undefined ? {} : { timeout },
  );

/**
 * Renders the view over the chart with its real ports, and does what it is told: gestures, answers, waits.
 * @param show draws the view; by default as tests do, who take it away again by `cleanup`
 */
export async function startWalker<M extends AnyStateMachine>(
  {
    flow,
    ports = {},
    children = {},
    local = [],
    samples,
    gestures,
    view,
    answers = {},
    prepare,
    release,
    options,
  }: Stage<M>,
  gate: ReturnType<typeof createGate>,
  backend: EmbeddedBackend,
  show: (view: ReactElement) => unknown = render,
): Promise<Walker> {
  await prepare?.(backend);
  const clock = new SimulatedClock();
  const door = createDoor();
  const logic = provideSome(flow.machine, { ...ports, ...children }, (name, call) =>
    local.includes(name) ? door.behind(call) : call,
  );
  const ids = transitionIds(logic);
  const taken: string[] = [];
  const effects: EventObject[] = [];
  const settled = new Set<() => void>();
  const replies = new Set<string>(samples.events.flatMap((event) => ('answer' in event ? event.type : [])));
  // A scenario that counts goes on counting where a walk names it again.
  const departures = new Map<string, RequestHandler[]>();
  const departuresOf = (name: ScenarioName) => {
    const begun = departures.get(name) ?? scenarios[name]();
    departures.set(name, begun);
    return begun;
  };
  let actor: AnyActorRef | undefined;
  let isReleased = false;

  const inspect = (event: { type: string; actorRef: unknown; _transitions?: { eventType: string }[] }) => {
    if (event.type !== '@xstate.microstep') return;
    for (const transition of event._transitions ?? []) {
      const id = ids.get(transition as never);
      if (!id) continue;
      taken.push(id);
      // The next request must wait for its own answer, so the door falls shut as soon as this one is in.
      if (replies.has(transition.eventType)) {
        if (isReleased) continue;
        gate.close();
        door.close();
        for (const settle of settled) settle();
        settled.clear();
      }
    }
  };

  const Probe = () => {
    actor = flow.useActor() as AnyActorRef;
    return null;
  };
  show(
    <MemoryRouter>
      <EffectsOnScreen log={effects}>
        <flow.Start logic={logic} options={{ input: samples.input, clock, inspect, ...options }}>
          <Probe />
          {view}
        </flow.Start>
      </EffectsOnScreen>
    </MemoryRouter>,
  );
  await waitFor(() => {
    if (!actor || !isUp(actor)) throw new Error(`The chart "${flow.machine.id}" did not start`);
  });

  const answer = async (name: string, walker: Walker) => {
    let isReplied = false;
    const replied = new Promise<void>((settle) => settled.add(settle)).then(() => {
      isReplied = true;
    });
    const doing = answers[name];
    if (doing) await doing(walker);
    // What was done brought the reply about by itself: opened now, the door would let the next call through.
    if (isReplied) return;
    if (name in scenarios) gate.open(departuresOf(name as ScenarioName));
    else if (!doing) throw new Error(`Nobody knows the answer "${name}"`);
    door.open();
    await replied;
  };

  const gestureOf = (type: string) =>
    (gestures as Record<string, Gesture<EventObject> | null | undefined>)[type] ?? undefined;

  const walker: Walker = {
    actor: actor as unknown as AnyActorRef,
    clock,
    gate,
    backend,
    effects,
    takenSince: () => taken.splice(0),
    release() {
      isReleased = true;
      release?.();
      gate.open();
      door.open();
    },
    async perform(doing) {
      if ('answer' in doing) return answer(doing.answer as string, walker);
      if ('wait' in doing) return clock.increment(doing.wait as number);
      const event = doing as EventObject;
      const gesture = gestureOf(event.type);
      if (!gesture) return walker.actor.send(event);
      if (walker.actor.getSnapshot().can(event)) await controlOf(gesture, event);
      return gesture.perform(event);
    },
  };
  return walker;
}
