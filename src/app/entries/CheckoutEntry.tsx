import { CheckoutPage } from '../../pages/checkout/CheckoutPage.tsx';
import { CheckoutPortsProvider } from './CheckoutPortsProvider.tsx';

/** The checkout with its charts filled. */
export const CheckoutEntry = () => (
  <CheckoutPortsProvider>
    <CheckoutPage />
  </CheckoutPortsProvider>
);
