import { useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import type { CheckoutInput } from '../../../machines/checkout/checkout.machine.ts';
import { checkoutPrefix } from '../../domain/checkoutStage.ts';
import { Checkout } from '../../flows/checkout/Checkout.tsx';
import { checkout } from '../../flows/checkout/checkout.ts';
import { useCheckoutPorts } from '../ports.ts';
import { TellCheckout, useReportedBag, useReportedBuyer, useReportedStage } from './reports.tsx';

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
  const { checkout: logic, readCheckout } = useCheckoutPorts();
  const asked = useAskedStage();
  const [input] = useState(() => ({ ...readCheckout(), ...asked, prefix }));
  return (
    <checkout.Start logic={logic} options={{ input }}>
      <TellCheckout>
        <Followed />
      </TellCheckout>
    </checkout.Start>
  );
}

function Followed() {
  useReportedStage(useAskedStage());
  useReportedBag();
  useReportedBuyer();
  return <Checkout />;
}
