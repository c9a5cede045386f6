import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from './Button.tsx';
import { Dialog, Drawer } from './Dialog.tsx';
import { Row, Stack } from './Layout.tsx';
import { Price } from './Price.tsx';

const meta = { title: 'UI/Dialog' } satisfies Meta;
export default meta;

const nothing = () => {};

export const Question: StoryObj = {
  render: () => (
    <Dialog
      open
      onClose={nothing}
      title="Remove this item?"
      closeLabel="Close"
      actions={
        <>
          <Button look="secondary">Cancel</Button>
          <Button look="danger">Remove</Button>
        </>
      }
    >
      Are you sure you want to remove this item?
    </Dialog>
  ),
};

export const Panel: StoryObj = {
  render: () => (
    <Drawer
      open
      onClose={nothing}
      title="Shopping Cart"
      closeLabel="Close"
      readable
      actions={
        <>
          <Row spread>
            <span>Total</span>
            <Price>₹5,748</Price>
          </Row>
          <Button wide>Checkout</Button>
          <Button wide look="secondary">
            Keep Shopping
          </Button>
        </>
      }
    >
      <Stack>
        {Array.from({ length: 30 }, (_, line) => `Line ${line + 1}`).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Stack>
    </Drawer>
  ),
};

function Owner() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="A question" closeLabel="Close">
        Its words
      </Dialog>
    </>
  );
}

/** Escape and a press on the veil ask to close; the focus goes back to where it was; closed, it leaves no words behind. */
export const Leaving: StoryObj = {
  render: () => <Owner />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    const leave: ((dialog: HTMLElement) => unknown)[] = [
      (dialog) => dialog.dispatchEvent(new Event('cancel', { cancelable: true })),
      (dialog) => userEvent.click(dialog),
      () => userEvent.click(canvas.getByRole('button', { name: 'Close' })),
    ];
    for (const way of leave) {
      await userEvent.click(opener);
      const dialog = await canvas.findByRole('dialog', { name: 'A question' });
      expect(dialog.matches(':modal')).toBe(true);
      await userEvent.click(canvas.getByText('Its words'));
      // Not whether it can be seen: with motion it may still be coming.
      expect(dialog.matches(':modal')).toBe(true);
      expect(dialog).toHaveTextContent('Its words');
      await way(dialog);
      await waitFor(() => expect(canvas.queryByText('Its words')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    }
  },
};
