import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import type { CheckoutInput } from '../../../machines/checkout/checkout.machine.ts';
import { checkoutPrefix } from '../../domain/checkoutStage.ts';
import { checkoutEffects } from '../../effects/checkoutEffects.ts';
import { cart } from '../../flows/cart/cart.ts';
import { Checkout } from '../../flows/checkout/Checkout.tsx';
import { checkout } from '../../flows/checkout/checkout.ts';
import { checkoutLogic } from '../../ports/checkout.ts';
import { readCheckout } from '../../ports/readCheckout.ts';

/** The checkout under either prefix, each with a chart of its own (CHK-01, CHK-02). */
export function CheckoutPage() {
  const prefix = checkoutPrefix(useLocation().pathname);
  return <Visited key={prefix} prefix={prefix} />;
}

/** The stage that the address asks for. */
function useAskedStage() {
  const { stage = '' } = useParams();
  const [query] = useSearchParams();
  return { stage, orderNo: query.get('order_no') };
}

function Visited({ prefix }: Pick<CheckoutInput, 'prefix'>) {
  const bag = cart.useActor();
  const logic = useMemo(() => checkoutLogic({ cart: bag }), [bag]);
  const asked = useAskedStage();
  const [input] = useState(() => ({ ...readCheckout(), ...asked, prefix }));
  return (
    <checkout.Start logic={logic} effects={checkoutEffects} options={{ input }}>
      <Followed />
    </checkout.Start>
  );
}

function Followed() {
  useReportedStage(useAskedStage());
  return <Checkout />;
}

/** Tells the checkout when the address asks for another stage: a link, the Back button, or the address bar. */
function useReportedStage({ stage, orderNo }: { stage: string; orderNo: string | null }): void {
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
