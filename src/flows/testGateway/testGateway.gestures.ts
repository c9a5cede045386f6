import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { testGatewayMachine } from '../../../machines/testGateway/testGateway.machine.ts';
import type { Gestures } from '../../kit/gestures.ts';

const pressing = (name: string) => ({
  control: () => screen.queryByRole('button', { name }),
  perform: () => userEvent.click(screen.getByRole('button', { name })),
});

export const testGatewayGestures: Gestures<typeof testGatewayMachine> = {
  'gateway.paid': pressing('Pay'),
  'gateway.failed': pressing('Fail'),
  'gateway.leftOpen': pressing('Leave without an answer'),
  'gateway.closed': pressing('Close'),
};
