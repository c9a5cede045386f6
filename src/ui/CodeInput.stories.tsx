import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { CodeInput } from './CodeInput.tsx';

function Typed({ first = '', error }: { first?: string; error?: string }) {
  const [code, setCode] = useState(first);
  return <CodeInput label="One-time code" value={code} onCode={setCode} error={error} />;
}

const meta = { title: 'UI/CodeInput', component: Typed } satisfies Meta<typeof Typed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One field for a screen reader, four boxes for the eye. */
export const Empty: Story = {
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
  args: { first: '1234' },
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

export const Wrong: Story = { args: { error: 'Incorrect OTP' } };
