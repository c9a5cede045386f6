import { TestGatewayPage } from '../../pages/testGateway/TestGatewayPage.tsx';
import { CheckoutPortsProvider } from './CheckoutPortsProvider.tsx';

export const TestGatewayEntry = () => (
  <CheckoutPortsProvider>
    <TestGatewayPage />
  </CheckoutPortsProvider>
);
