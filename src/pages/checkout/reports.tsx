import { type ReactNode, use, useCallback, useEffect, useRef } from 'react';
import type { Addresses } from '../../../machines/shipping/addresses.ts';
import type { AppliedCoupon } from '../../domain/coupon.ts';
import { cart } from '../../flows/cart/cart.ts';
import { checkout } from '../../flows/checkout/checkout.ts';
import { type EffectHandler, EffectHandlerContext } from '../../kit/effects.ts';
import { useCheckoutPorts } from '../ports.ts';

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

/** Tells the checkout when somebody signs in or out, here or in another tab (CHK-02). */
export function useReportedBuyer(): void {
  const actor = checkout.useActor();
  const { followBuyer } = useCheckoutPorts();
  useEffect(() => followBuyer((buyer) => actor.send({ type: 'buyer.changed', ...buyer })), [actor, followBuyer]);
}

/** Tells the checkout what the charts inside it let out while they run: what is typed at the shipping stage, and the coupon. */
export function TellCheckout({ children }: { children: ReactNode }) {
  const actor = checkout.useActor();
  const pass = use(EffectHandlerContext);
  const handle = useCallback<EffectHandler>(
    (effect, chart) => {
      if (chart === 'shipping' && effect.type === 'remember')
        actor.send({ type: 'draft.kept', addresses: effect.addresses as Addresses });
      if (effect.type === 'coupon.changed')
        actor.send({ type: 'coupon.changed', coupon: effect.coupon as AppliedCoupon | null });
      if (effect.type === 'coupon.lookup') actor.send({ type: 'coupon.lookup', isRunning: effect.isRunning === true });
      pass(effect, chart);
    },
    [actor, pass],
  );
  return <EffectHandlerContext value={handle}>{children}</EffectHandlerContext>;
}
