import type { ReactNode } from 'react';
import type { AnyStateMachine } from 'xstate';
import { createBackend } from '../../../mocks/backend.ts';
import { memoryStorage } from '../../../mocks/drupal/storage.ts';
import { createGate } from '../../../mocks/gate.ts';
import type { Stage, Walker } from '../../../tests/support/walk/stage.ts';
import { startWalker } from '../../../tests/support/walk/walker.tsx';
import { answerInPage } from './answerInPage.ts';
import { arrivalOf, arrived } from './arrival.ts';
import { createFinger } from './finger.ts';
import type { Arrival, StageAsked } from './stageMessages.ts';

/** How often the clock of a chart goes on that a person plays by hand, in milliseconds. */
const TICK = 50;

/** The chart on its real view, in a page of its own with a backend of its own. */
export function play(stage: Stage<AnyStateMachine>, draw: (view: ReactNode) => void) {
  const backend = createBackend({ storage: memoryStorage() });
  const gate = createGate(backend.handlers);
  const finger = createFinger();
  answerInPage(gate.handler, ...backend.handlers);
  let walker: Walker;
  let ticking: ReturnType<typeof setInterval> | undefined;

  const controlOf = (event: { type: string }): Element | null => {
    const gesture = stage.gestures[event.type as never] as
      | { control(event: object): Element | null }
      | null
      | undefined;
    return gesture?.control(event) ?? null;
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
    async perform({ doing, expects, isShown }: Extract<StageAsked, { type: 'perform' }>): Promise<Arrival> {
      if (isShown && 'type' in doing) await finger.goTo(controlOf(doing));
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
