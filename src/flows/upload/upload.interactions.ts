import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { uploadMachine } from '../../../machines/upload/upload.machine.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

const chooser = () => screen.queryByLabelText<HTMLInputElement>(/Tap to Upload/);
const cancel = () => screen.queryByRole('button', { name: 'Cancel' });

/** A photo that another window is dragged over from, or that was copied there, needs no control. */
const page = () => document.body;

export const uploadInteractions: Interactions<typeof uploadMachine> = {
  'files.given': {
    // While a photo is read the chooser is away, and one can still be pasted.
    control: () => chooser() ?? Object.assign(document.createElement('button')),
    async perform({ files }) {
      const chosen = files.map(({ name }) => new File(['a photo'], name, { type: 'image/jpeg' }));
      const input = chooser();
      if (input) return userEvent.upload(input, chosen);
      const transfer = new DataTransfer();
      for (const file of chosen) transfer.items.add(file);
      return page().dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true }));
    },
  },
  'reading.cancelled': {
    control: cancel,
    perform: () => userEvent.click(cancel() as HTMLElement),
  },
};
