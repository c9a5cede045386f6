import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { AnyStateMachine, EventObject } from 'xstate';
import type { Fixture, Harness, Interaction, PathAction } from '../../../fixtures/harness/fixture.ts';
import { findControl, startHarness } from '../../../fixtures/harness/harness.tsx';
import { createBackend } from '../../../mocks/backend.ts';
import { memoryStorage } from '../../../mocks/drupal/storage.ts';
import { interceptRequests } from '../../../mocks/interceptRequests.ts';
import { createRequestGate } from '../../../mocks/requestGate.ts';
import { getArrival, waitForArrival } from './arrival.ts';
import { createPointerOverlay } from './pointerOverlay.ts';
import type { Arrival, StageRequest } from './stageMessages.ts';

/** How long a view may take to offer what the chart allows, in milliseconds. */
const CONTROL_TIMEOUT = 6_000;

/** How often the clock of a chart goes on that a person plays by hand, in milliseconds. */
const TICK = 50;

/** The chart on its real view, in a page of its own with a backend of its own. */
export function playFixture(stage: Fixture<AnyStateMachine>, draw: (view: ReactNode) => void) {
  const backend = createBackend({ storage: memoryStorage() });
  const gate = createRequestGate(backend.handlers);
  const pointer = createPointerOverlay();
  interceptRequests(gate.handler, ...backend.handlers);
  // From here on user-event prepares each field that gets the focus.
  userEvent.setup();
  let harness: Harness;
  let clockInterval: ReturnType<typeof setInterval> | undefined;

  /** The sample that was written into the path: a file in it does not survive the way here. */
  const findSample = (action: PathAction): PathAction => {
    const key = JSON.stringify(action);
    return (stage.samples.events.find((sample) => JSON.stringify(sample) === key) as PathAction | undefined) ?? action;
  };

  return {
    /** From the start: the calls are held, the clock stands. */
    async start(input: unknown = stage.samples.input): Promise<Arrival> {
      clearInterval(clockInterval);
      draw(null);
      gate.clear();
      localStorage.clear();
      sessionStorage.clear();
      await backend.reset();
      harness = await startHarness({ ...stage, samples: { ...stage.samples, input } }, gate, backend, draw);
      return getArrival(harness);
    },
    actor: () => harness.actor,
    /** @throws UnexpectedArrivalError, or the gesture's own error where it finds no control */
    async perform({
      action: requestedAction,
      expects,
      isVisible,
    }: Extract<StageRequest, { type: 'perform' }>): Promise<Arrival> {
      const action = findSample(requestedAction);
      const gesture =
        'type' in action ? (stage.interactions[action.type as never] as Interaction<EventObject> | null) : null;
      const control = gesture && (await findControl(gesture, action as EventObject, CONTROL_TIMEOUT));
      if (isVisible) await pointer.goTo(control);
      // Firefox fires no focus event in a frame without the focus, and React would not notice what is typed.
      control?.dispatchEvent(new FocusEvent('focus'));
      await harness.perform(action);
      return waitForArrival(harness, expects);
    },
    /** A person goes on by hand; `notify` hears of each move. */
    release(notify: (arrival: Arrival) => void): Arrival {
      pointer.leave();
      harness.release();
      const { actor, clock } = harness;
      actor.subscribe(() => notify(getArrival(harness)));
      let lastTick = performance.now();
      clockInterval = setInterval(() => {
        const now = performance.now();
        clock.increment(now - lastTick);
        lastTick = now;
      }, TICK);
      return getArrival(harness);
    },
  };
}
