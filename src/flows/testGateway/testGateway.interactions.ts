import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { testGatewayMachine } from '../../../machines/testGateway/testGateway.machine.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

const pressing = (name: string) => ({
  control: () => screen.queryByRole('button', { name }),
  perform: () => userEvent.click(screen.getByRole('button', { name })),
});

export const testGatewayInteractions: Interactions<typeof testGatewayMachine> = {
  'gateway.paid': pressing('Pay'),
  'gateway.failed': pressing('Fail'),
  'gateway.leftOpen': pressing('Leave without an answer'),
  'gateway.closed': pressing('Close'),
};
