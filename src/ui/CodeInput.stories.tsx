import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { useArgs } from 'storybook/preview-api';
import { expect, userEvent } from 'storybook/test';
import { CodeInput } from './CodeInput.tsx';

/**
 * **Use** it for a code of a few digits that came by text message or e-mail. It takes a whole message that is pasted, and
 * what the phone fills in.
 *
 * **Misuse:** A pincode, a telephone number or a coupon is a `TextInput`: people correct those in the middle, and their
 * length is not always the same.
 */
const meta = {
  component: CodeInput,
  tags: ['autodocs'],
  args: { value: '', onCode: () => {} },
} satisfies Meta<typeof CodeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { value: '48', error: '', readOnly: false },
  render: function Render(args) {
    const [, update] = useArgs<typeof args>();
    return <CodeInput {...args} onCode={(value) => update({ value })} />;
  },
};

function Typed(args: ComponentProps<typeof CodeInput>) {
  const [code, setCode] = useState(args.value);
  return <CodeInput {...args} value={code} onCode={setCode} />;
}

/** One field for a screen reader, four boxes for the eye. */
export const Pasted: Story = {
  render: Typed,
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox', { name: 'One-time code' });
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.click(field);
    await userEvent.paste('Your code is 4821. Tell nobody.');
    expect(field).toHaveValue('4821');
    const boxes = [...canvasElement.querySelectorAll('span[data-current], span[aria-hidden]')].filter((box) =>
      /^\d$/.test(box.textContent),
    );
    expect(boxes.map((box) => box.textContent)).toEqual(['4', '8', '2', '1']);
    for (const box of boxes) expect(Math.min(box.clientWidth, box.clientHeight)).toBeGreaterThanOrEqual(44);
  },
};

/** A digit too many takes the place of the one behind it. */
export const Corrected: Story = {
  args: { value: '1234', error: 'Incorrect OTP' },
  render: Typed,
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'One-time code' });
    await userEvent.click(field);
    field.setSelectionRange(1, 1);
    await userEvent.keyboard('9');
    expect(field).toHaveValue('1934');
    await userEvent.keyboard('{Backspace}');
    expect(field).toHaveValue('134');
  },
};
