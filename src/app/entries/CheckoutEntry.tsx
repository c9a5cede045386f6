import { CheckoutPage } from '../../pages/checkout/CheckoutPage.tsx';
import { CheckoutPortsProvider } from './CheckoutPortsProvider.tsx';

export const CheckoutEntry = () => (
  <CheckoutPortsProvider>
    <CheckoutPage />
  </CheckoutPortsProvider>
);
