import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Select } from './Select.tsx';

/**
 * **Use** it for one of many names that people know and look up: a state, the order of a list. It is the platform's own
 * list, which a phone draws in its own way.
 *
 * **Misuse:** Up to five choices that have to be compared are a `RadioGroup`. An empty first choice is no label: the label
 * stands above.
 */
const meta = {
  component: Select,
  tags: ['autodocs'],
  argTypes: { value: { control: false }, defaultValue: { control: false } },
} satisfies Meta<typeof Select>;
export default meta;

export const Playground: StoryObj<typeof meta> = {
  args: {
    label: 'State',
    options: ['Kerala', 'Tamil Nadu', 'Dadra and Nagar Haveli'],
    hint: '',
    error: '',
    required: false,
    disabled: false,
    onPick: fn(),
  },
};
