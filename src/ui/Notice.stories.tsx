import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

/**
 * **Use** a notice for a remark about the block in which it stands, and which stays: what an order cannot do, whether we
 * deliver there. `live` has it read out where it comes later than the page.
 *
 * **Misuse:** What passes is a `Toast`, a mistake in a field the field's `error`. Two notices in one block are one
 * too many.
 */
const meta = {
  component: Notice,
  tags: ['autodocs'],
  argTypes: { tone: { control: 'inline-radio' }, action: { control: false } },
} satisfies Meta<typeof Notice>;
export default meta;

export const Playground: StoryObj<typeof meta> = {
  args: {
    tone: 'fault',
    title: 'Delivery Unavailable',
    children: 'We do not reach 190001 yet.',
    action: (
      <Button look="secondary" size="small">
        Change pincode
      </Button>
    ),
  },
};
