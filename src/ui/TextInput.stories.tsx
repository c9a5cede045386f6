import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from './Button.tsx';
import { Stack } from './Layout.tsx';
import { TextInput } from './TextInput.tsx';

/**
 * **Use** it for one line of text. Give `type`, `inputMode` and `autoComplete`, so that the phone shows the right keys and
 * the browser fills it in; `remark` for what is found out while someone types, with `reserveRemark` where things follow below.
 *
 * **Misuse:** A placeholder is an example and no label: it goes away. Report a mistake when the field is left or the form
 * is sent, not while it is typed.
 */
const meta = {
  component: TextInput,
  tags: ['autodocs'],
  args: { label: 'E-mail' },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    placeholder: 'meera@example.in',
    hint: 'We send news of the order there.',
    error: '',
    required: true,
    disabled: false,
    onText: fn(),
  },
};

/** A mistake is shown beside the field and is part of what a screen reader states about it. */
export const Wrong: Story = {
  args: {
    required: true,
    defaultValue: 'meera@',
    hint: 'We send news of the order there.',
    error: 'Enter a valid Email',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('We send news of the order there. Enter a valid Email');
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={6}>
      <TextInput
        label="Pincode"
        defaultValue="682001"
        tabular
        reserveRemark
        remark={{ tone: 'success', text: 'Delivery in 5-7 days' }}
      />
      <TextInput
        label="Second pincode"
        defaultValue="190001"
        tabular
        reserveRemark
        remark={{ tone: 'fault', text: 'Delivery Unavailable' }}
      />
      <TextInput label="City" defaultValue="Kochi" disabled />
      <TextInput label="Coupon code" action={<Button look="secondary">Apply</Button>} />
    </Stack>
  ),
};
