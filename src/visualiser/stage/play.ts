import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { AnyStateMachine, EventObject } from 'xstate';
import { answerInPage } from '../../../mocks/answerInPage.ts';
import { createBackend } from '../../../mocks/backend.ts';
import { memoryStorage } from '../../../mocks/drupal/storage.ts';
import { createGate } from '../../../mocks/gate.ts';
import type { Doing, Stage, Walker } from '../../../tests/support/walk/stage.ts';
import { controlOf, startWalker } from '../../../tests/support/walk/walker.tsx';
import type { Gesture } from '../../kit/gestures.ts';
import { arrivalOf, arrived } from './arrival.ts';
import { createFinger } from './finger.ts';
import type { Arrival, StageAsked } from './stageMessages.ts';

/** How long a view may take to offer what the chart allows, in milliseconds. */
const PATIENCE = 6_000;

/** How often the clock of a chart goes on that a person plays by hand, in milliseconds. */
const TICK = 50;

/** The chart on its real view, in a page of its own with a backend of its own. */
export function play(stage: Stage<AnyStateMachine>, draw: (view: ReactNode) => void) {
  const backend = createBackend({ storage: memoryStorage() });
  const gate = createGate(backend.handlers);
  const finger = createFinger();
  answerInPage(gate.handler, ...backend.handlers);
  // With its first call user-event begins to prepare each field that gets the focus.
  void userEvent.keyboard('');
  let walker: Walker;
  let ticking: ReturnType<typeof setInterval> | undefined;

  /** The sample that was written into the path: a file in it does not survive the way here. */
  const sampled = (doing: Doing): Doing => {
    const told = JSON.stringify(doing);
    return (stage.samples.events.find((sample) => JSON.stringify(sample) === told) as Doing | undefined) ?? doing;
  };

  return {
    /** From the start: the calls are held, the clock stands. */
    async start(input: unknown = stage.samples.input): Promise<Arrival> {
      clearInterval(ticking);
      draw(null);
      gate.clear();
      localStorage.clear();
      sessionStorage.clear();
      await backend.reset();
      walker = await startWalker({ ...stage, samples: { ...stage.samples, input } }, gate, backend, draw);
      return arrivalOf(walker);
    },
    actor: () => walker.actor,
    /** @throws WentElsewhere, or the gesture's own error where it finds no control */
    async perform({ doing: asked, expects, isShown }: Extract<StageAsked, { type: 'perform' }>): Promise<Arrival> {
      const doing = sampled(asked);
      const gesture = 'type' in doing ? (stage.gestures[doing.type as never] as Gesture<EventObject> | null) : null;
      const control = gesture && (await controlOf(gesture, doing as EventObject, PATIENCE));
      if (isShown) await finger.goTo(control);
      // Firefox fires no focus event in a frame without the focus, and React would not notice what is typed.
      control?.dispatchEvent(new FocusEvent('focus'));
      await walker.perform(doing);
      return arrived(walker, expects);
    },
    /** A person goes on by hand; `tell` hears of each move. */
    release(tell: (arrival: Arrival) => void): Arrival {
      finger.leave();
      walker.release();
      const { actor, clock } = walker;
      actor.subscribe(() => tell(arrivalOf(walker)));
      let last = performance.now();
      ticking = setInterval(() => {
        const now = performance.now();
        clock.increment(now - last);
        last = now;
      }, TICK);
      return arrivalOf(walker);
    },
  };
}
