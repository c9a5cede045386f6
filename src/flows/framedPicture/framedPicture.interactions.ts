import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { framedPictureMachine } from '../../../machines/framedPicture/framedPicture.machine.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

const button = () => screen.queryByRole('button', { name: 'Try again' });

export const framedPictureInteractions: Interactions<typeof framedPictureMachine> = {
  'picture.retried': { control: button, perform: () => userEvent.click(button()!) },
};
