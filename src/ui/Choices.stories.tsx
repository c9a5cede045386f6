import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';
import { Stack } from './Layout.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { Select } from './Select.tsx';
import { TextArea } from './TextArea.tsx';

const meta = { title: 'UI/Choices' } satisfies Meta;
export default meta;

const pick = fn();
const sizes = ['28 × 37', '24 × 32', '20 × 27', '18 × 24', '16 × 21'].map((label) => ({ value: label, label }));

export const Segments: StoryObj = {
  render: () => (
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
  ),
  play: async ({ canvas }) => {
    pick.mockClear();
    await userEvent.click(canvas.getByRole('radio', { name: /Paper/ }));
    expect(pick.mock.calls).toEqual([['Paper']]);
  },
};

export const Tiles: StoryObj = {
  render: () => (
    <RadioGroup legend="Size" note="in inches" look="tiles" value="24 × 32" onPick={pick} options={sizes} />
  ),
};

export const List: StoryObj = {
  render: () => (
    <RadioGroup
      legend="Address type"
      value="personal"
      onPick={pick}
      options={[
        { value: 'personal', label: 'Personal' },
        { value: 'business', label: 'Business', hint: 'With a GST number on the bill' },
        { value: 'later', label: 'Not now', disabled: true },
      ]}
    />
  ),
};

export const Wrong: StoryObj = {
  render: () => (
    <Stack gap={6}>
      <RadioGroup
        legend="Size"
        required
        look="tiles"
        value={null}
        onPick={pick}
        options={sizes}
        error="Please choose a size"
      />
      <Select label="State" required options={['Kerala', 'Tamil Nadu']} error="Choose a state." />
      <TextArea label="Message" required error="Write a message." />
      <Checkbox label="I accept the terms of service" required error="Accept the terms to go on." />
    </Stack>
  ),
};

export const Others: StoryObj = {
  render: () => (
    <Stack gap={6}>
      <Select label="State" options={['Kerala', 'Dadra and Nagar Haveli']} defaultValue="Kerala" />
      <TextArea label="Message" hint="As many words as you like." />
      <Checkbox
        label={
          <>
            I accept the <a href="#terms">terms of service</a>
          </>
        }
        defaultChecked
      />
      <Checkbox label="Not now" disabled />
    </Stack>
  ),
};
