import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from './Layout.tsx';
import { Radio, RadioGroup } from './RadioGroup.tsx';

/**
 * **Use** it for one of a few choices that are worth seeing side by side: `list` with a line of explanation each,
 * `segments` for two or three short ones, `tiles` for many short ones such as sizes.
 *
 * **Misuse:** A long list that everybody knows (the states of India) is a `Select`, colours are a `SwatchGroup`, yes or no
 * is a `Checkbox`. What changes the view and not the answer are `Tabs`.
 */
const meta = {
  component: RadioGroup,
  subcomponents: { Radio },
  tags: ['autodocs'],
  argTypes: {
    look: { control: 'inline-radio' },
    value: { control: 'inline-radio', options: ['personal', 'business'] },
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;

export const Playground: StoryObj<typeof meta> = {
  args: {
    legend: 'Address type',
    look: 'list',
    value: 'personal',
    onPick: () => {},
    options: [
      { value: 'personal', label: 'Personal' },
      { value: 'business', label: 'Business', hint: 'With a GST number on the bill' },
      { value: 'later', label: 'Not now', disabled: true },
    ],
    error: '',
    disabled: false,
  },
  render: function Render(args) {
    const [, update] = useArgs<typeof args>();
    return <RadioGroup {...args} onPick={(value) => update({ value })} />;
  },
};

const pick = fn();
const sizes = ['28 × 37', '24 × 32', '20 × 27', '18 × 24', '16 × 21'].map((label) => ({ value: label, label }));

export const Looks: StoryObj = {
  render: () => (
    <Stack gap={6}>
      <RadioGroup
        legend="Choose a Media"
        look="segments"
        value="Canvas"
        onPick={pick}
        options={[
          { value: 'Canvas', label: 'Canvas', hint: 'Woven cotton, matte' },
          { value: 'Paper', label: 'Paper', hint: 'Archival, 240 gsm' },
        ]}
      />
      <RadioGroup legend="Size" note="in inches" look="tiles" value="24 × 32" onPick={pick} options={sizes} />
      <RadioGroup
        legend="Second size"
        look="tiles"
        value={null}
        onPick={pick}
        options={sizes}
        error="Please choose a size"
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    pick.mockClear();
    await userEvent.click(canvas.getByRole('radio', { name: /Paper/ }));
    expect(pick.mock.calls).toEqual([['Paper']]);
  },
};
