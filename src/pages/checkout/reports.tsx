import { type ReactNode, use, useCallback, useEffect, useRef } from 'react';
import type { Addresses } from '../../../machines/shipping/addresses.ts';
import { cart } from '../../flows/cart/cart.ts';
import { checkout } from '../../flows/checkout/checkout.ts';
import { type EffectHandler, EffectHandlerContext } from '../../kit/effects.ts';

/** Tells the checkout when the address asks for another stage: a link, the Back button, or the address bar. */
export function useReportedStage({ stage, orderNo }: { stage: string; orderNo: string | null }): void {
  const actor = checkout.useActor();
  // The chart started with the first one, and may have moved on from it before this runs.
  const reported = useRef(`${stage}?${orderNo}`);
  useEffect(() => {
    const asked = `${stage}?${orderNo}`;
    if (reported.current === asked) return;
    reported.current = asked;
    actor.send({ type: 'stage.opened', stage, orderNo });
  }, [actor, stage, orderNo]);
}

/** Tells the checkout what is in the bag, now and at each change, another tab's among them (CART-47). */
export function useReportedBag(): void {
  const actor = checkout.useActor();
  const bag = cart.useActor();
  useEffect(() => {
    let { lines } = bag.getSnapshot().context;
    const report = () => actor.send({ type: 'bag.changed', lines });
    report();
    const following = bag.subscribe(({ context }) => {
      if (context.lines === lines) return;
      lines = context.lines;
      report();
    });
    return () => following.unsubscribe();
  }, [actor, bag]);
}

/** Tells the checkout what is typed at its shipping stage, beside having it kept, so that a step back loses nothing. */
export function KeepDraft({ children }: { children: ReactNode }) {
  const actor = checkout.useActor();
  const pass = use(EffectHandlerContext);
  const handle = useCallback<EffectHandler>(
    (effect, chart) => {
      if (chart === 'shipping' && effect.type === 'remember')
        actor.send({ type: 'draft.kept', addresses: effect.addresses as Addresses });
      pass(effect, chart);
    },
    [actor, pass],
  );
  return <EffectHandlerContext value={handle}>{children}</EffectHandlerContext>;
}
