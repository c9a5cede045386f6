import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { giftPictureMachine } from '../../../machines/giftPicture/giftPicture.machine.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

const chooser = () => screen.queryByLabelText<HTMLInputElement>(/^(Upload|Replace) image$/);
const button = (name: string) => screen.queryByRole('button', { name });

export const giftPictureInteractions: Interactions<typeof giftPictureMachine> = {
  'files.given': {
    control: chooser,
    perform: ({ files }) =>
      userEvent.upload(
        chooser() as HTMLElement,
        files.map(({ name }) => new File(['a picture'], name, { type: 'image/jpeg' })),
      ),
  },
  'reading.cancelled': {
    control: () => button('Cancel'),
    perform: () => userEvent.click(button('Cancel') as HTMLElement),
  },
  'picture.removed': {
    control: () => button('Remove image'),
    perform: () => userEvent.click(button('Remove image') as HTMLElement),
  },
};
