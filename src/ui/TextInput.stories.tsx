import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from './Button.tsx';
import { TextInput } from './TextInput.tsx';

const meta = { title: 'UI/TextInput', component: TextInput, args: { label: 'E-mail' } } satisfies Meta<
  typeof TextInput
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'meera@example.in' } };
export const Required: Story = { args: { required: true, hint: 'We send news of the order there.' } };

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

export const Found: Story = {
  args: {
    label: 'Pincode',
    defaultValue: '682001',
    tabular: true,
    steady: true,
    remark: { tone: 'found', text: 'Delivery in 5-7 days' },
  },
};
export const NotFound: Story = { args: { ...Found.args, remark: { tone: 'fault', text: 'Delivery Unavailable' } } };
export const Disabled: Story = { args: { label: 'City', defaultValue: 'Kochi', disabled: true } };
export const WithAction: Story = { args: { label: 'Coupon code', action: <Button look="secondary">Apply</Button> } };
