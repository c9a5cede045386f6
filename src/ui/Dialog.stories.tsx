import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useArgs } from 'storybook/preview-api';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from './Button.tsx';
import { Dialog, Drawer } from './Dialog.tsx';
import { Row, Stack } from './Layout.tsx';
import { Link } from './Link.tsx';
import { Price } from './Price.tsx';

/**
 * **Use** a dialog for a question that has to be answered before anything else: the title asks it, the buttons name the
 * answers. A `Drawer` holds a longer side matter, such as the bag.
 *
 * **Misuse:** What can be undone needs no question, news is a `Toast`, and a form with an address of its own is a page. A
 * dialog does not open another one, and none opens by itself.
 */
const meta = {
  component: Dialog,
  subcomponents: { Drawer },
  tags: ['autodocs'],
  argTypes: { actions: { control: false } },
  // What lies over the whole window needs a window of its own on the page of docs.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Dialog>;
export default meta;

export const Playground: StoryObj<typeof meta> = {
  args: {
    open: true,
    onClose: () => {},
    size: 'small',
    title: 'Remove this item?',
    closeLabel: 'Close',
    hideTitle: false,
    children: 'Are you sure you want to remove this item?',
    actions: (
      <>
        <Button look="secondary">Cancel</Button>
        <Button look="danger">Remove</Button>
      </>
    ),
  },
  render: function Render(args) {
    const [, update] = useArgs<typeof args>();
    return <Dialog {...args} onClose={() => update({ open: false })} />;
  },
};

export const Side: StoryObj = {
  render: () => (
    <Drawer
      open
      onClose={() => {}}
      title="Shopping Cart"
      actions={
        <>
          <Row>
            Total <Price>₹5,748</Price>
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
          <Link key={line} to="/art">
            {line}
          </Link>
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
      <Dialog open={open} onClose={() => setOpen(false)} title="A question">
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
