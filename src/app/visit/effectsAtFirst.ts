import type { EventObject } from 'xstate';
import type { EffectHandler } from '../../kit/effects.ts';

type Act = (effect: EventObject) => void;

/** Takes what charts let out, and keeps it in its order for as long as the code that acts on it is not here. */
export function effectsAtFirst() {
  const early: EventObject[] = [];
  let act: Act | null = null;
  let call = () => {};
  const called = new Promise<void>((resolve) => {
    call = resolve;
  });
  const handle: EffectHandler = (effect) => {
    if (act) return act(effect);
    early.push(effect);
    call();
  };
  return {
    handle,
    /** Settles once something waits. */
    called: () => called,
    /** Somebody acts from now on; returns how to stop. */
    attach(given: Act) {
      act = given;
      for (const effect of early.splice(0)) given(effect);
      return () => {
        if (act === given) act = null;
      };
    },
  };
}
