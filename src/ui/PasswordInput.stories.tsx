import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { PasswordInput } from './PasswordInput.tsx';

const meta = {
  title: 'UI/PasswordInput',
  component: PasswordInput,
  args: { label: 'Password', autoComplete: 'current-password', value: 'Kolam 2026', onText: () => {} },
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The toggle states by its name what it does and by its state whether it did; what is sent is hidden again. */
export const Toggled: Story = {
  render: (args) => {
    const [text, setText] = useState(args.value);
    return (
      <form onSubmit={(event) => event.preventDefault()}>
        <PasswordInput {...args} value={text} onText={setText} />
        <button type="submit">Sign in</button>
      </form>
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    const toggle = canvas.getByRole('button', { name: 'Show password' });
    expect(field).toHaveAttribute('type', 'password');
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle);
    expect(field).toHaveAttribute('type', 'text');
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    expect(field).toHaveAttribute('type', 'password');
  },
};

export const Wrong: Story = { args: { value: '', required: true, error: 'Enter a password' } };
export const Busy: Story = { args: { readOnly: true } };
