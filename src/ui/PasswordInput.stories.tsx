import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useArgs } from 'storybook/preview-api';
import { expect, userEvent } from 'storybook/test';
import { Button } from './Button.tsx';
import { PasswordInput } from './PasswordInput.tsx';

/**
 * **Use** it for a password, with the `autoComplete` that tells a password manager whether it is the known one or a new one.
 *
 * **Misuse:** Do not ask for a password twice: it can be shown. A code that came by message is a `CodeInput`.
 */
const meta = {
  component: PasswordInput,
  tags: ['autodocs'],
  args: { label: 'Password', autoComplete: 'current-password', value: 'Kolam 2026', onText: () => {} },
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { hint: '', error: '', required: false, readOnly: false },
  render: function Render(args) {
    const [, update] = useArgs<typeof args>();
    return <PasswordInput {...args} onText={(value) => update({ value })} />;
  },
};

/** The toggle states by its name what it does and by its state whether it did; what is sent is hidden again. */
export const Toggled: Story = {
  render: function Render(args) {
    const [text, setText] = useState(args.value);
    return (
      <form onSubmit={(event) => event.preventDefault()}>
        <PasswordInput {...args} value={text} onText={setText} />
        <Button type="submit">Sign in</Button>
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
