import { TestGatewayPage } from '../../pages/testGateway/TestGatewayPage.tsx';
import { CheckoutPortsProvider } from './CheckoutPortsProvider.tsx';

/** The test gateway's page with its chart filled. */
export const TestGatewayEntry = () => (
  <CheckoutPortsProvider>
    <TestGatewayPage />
  </CheckoutPortsProvider>
);
