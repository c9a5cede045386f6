import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { orderPlacementMachine } from '../../../machines/orderPlacement/orderPlacement.machine.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

const button = () => screen.queryByRole('button', { name: 'Place the Order' });

export const orderPlacementInteractions: Interactions<typeof orderPlacementMachine> = {
  'placement.retried': { control: button, perform: () => userEvent.click(button()!) },
};
