import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { framedPictureMachine } from '../../../machines/framedPicture/framedPicture.machine.ts';
import type { Gestures } from '../../kit/gestures.ts';

const button = () => screen.queryByRole('button', { name: 'Try again' });

export const framedPictureGestures: Gestures<typeof framedPictureMachine> = {
  'picture.retried': { control: button, perform: () => userEvent.click(button()!) },
};
