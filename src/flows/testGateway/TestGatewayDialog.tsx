import { Dialog } from '../../ui/Dialog.tsx';
import { TestGateway, testGateway } from './TestGateway.tsx';

/** The test gateway over the store, as the second provider's popup would be. (PAY-10) */
export function TestGatewayDialog() {
  const { ended, close } = testGateway.useFlow();
  return (
    <Dialog open={ended === null} onClose={close} title="Test gateway" closeLabel="Close the test gateway">
      <TestGateway />
    </Dialog>
  );
}
