import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import type { CheckoutInput } from '../../../machines/checkout/checkoutContext.ts';
import { parseCheckoutPrefix } from '../../domain/checkoutStage.ts';
import { checkoutEffects } from '../../effects/checkoutEffects.ts';
import { cart } from '../../flows/cart/CartButton.tsx';
import { Checkout } from '../../flows/checkout/Checkout.tsx';
import { checkout } from '../../flows/checkout/checkout.ts';
import { checkoutLogic } from '../../ports/checkout.ts';
import { readCheckoutInput } from '../../ports/checkoutInput.ts';

/** The checkout under either prefix, each with a chart of its own (CHK-01, CHK-02). */
export function CheckoutPage() {
  const prefix = parseCheckoutPrefix(useLocation().pathname);
  return <CheckoutVisit key={prefix} prefix={prefix} />;
}

/** The stage that the address requests. */
function useRequestedStage() {
  const { stage = '' } = useParams();
  const [query] = useSearchParams();
  return { stage, orderNo: query.get('order_no') };
}

function CheckoutVisit({ prefix }: Pick<CheckoutInput, 'prefix'>) {
  const cartActor = cart.useActorRef();
  const logic = useMemo(() => checkoutLogic({ cart: cartActor }), [cartActor]);
  const requestedStage = useRequestedStage();
  const [input] = useState(() => ({ ...readCheckoutInput(), ...requestedStage, prefix }));
  return (
    <checkout.Provider logic={logic} effects={checkoutEffects} options={{ input }}>
      <CheckoutAtStage />
    </checkout.Provider>
  );
}

function CheckoutAtStage() {
  useStageFromAddress(useRequestedStage());
  return <Checkout />;
}

/** Informs the checkout when the address requests another stage: a link, the Back button, or the address bar. */
function useStageFromAddress({ stage, orderNo }: { stage: string; orderNo: string | null }): void {
  const actor = checkout.useActorRef();
  // The chart started with the first one, and may have moved on from it before this runs.
  const last = useRef(`${stage}?${orderNo}`);
  useEffect(() => {
    const requested = `${stage}?${orderNo}`;
    if (last.current === requested) return;
    last.current = requested;
    actor.send({ type: 'stage.opened', stage, orderNo });
  }, [actor, stage, orderNo]);
}
