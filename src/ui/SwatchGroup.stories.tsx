import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { ColourSwatch, SwatchGroup } from './SwatchGroup.tsx';

/**
 * **Use** it for one of several colours or materials. `unavailable` marks one that cannot be had now.
 *
 * **Misuse:** A colour always has a name: its label. What is not a colour is a `RadioGroup`.
 */
const meta = {
  component: SwatchGroup,
  subcomponents: { ColourSwatch },
  tags: ['autodocs'],
  argTypes: { swatches: { control: false }, value: { control: 'inline-radio', options: ['white', 'sage', 'indigo'] } },
} satisfies Meta<typeof SwatchGroup>;
export default meta;

export const Playground: StoryObj<typeof meta> = {
  args: {
    legend: 'Mat colour',
    value: 'sage',
    swatches: [
      { id: 'white', label: 'Warm white', tint: <ColourSwatch code="#f8f6f0" /> },
      { id: 'sage', label: 'Sage', tint: <ColourSwatch code="#aeb7a2" /> },
      { id: 'indigo', label: 'Indigo, sold out', tint: <ColourSwatch code="#34596b" />, unavailable: true },
    ],
    onPick: () => {},
    disabled: false,
  },
  render: function Render(args) {
    const [, update] = useArgs<typeof args>();
    return <SwatchGroup {...args} onPick={(value) => update({ value })} />;
  },
};
