import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { FilterPill } from './FilterPill.tsx';

/**
 * **Use** a pill for each name that a list can be narrowed by, with how many things it would leave. Several can be on.
 *
 * **Misuse:** A name that would leave nothing stays in its place, with 0, so that the others do not move. A filter in force
 * above the list is a `Chip`.
 */
const meta = {
  component: FilterPill,
  tags: ['autodocs'],
  argTypes: { swatch: { control: 'color' } },
} satisfies Meta<typeof FilterPill>;
export default meta;

export const Playground: StoryObj<typeof meta> = {
  args: { children: 'Indigo', count: 12, countText: '12 prints', isOn: false, swatch: '#34596b', onToggle: () => {} },
  render: function Render(args) {
    const [, update] = useArgs<typeof args>();
    return <FilterPill {...args} onToggle={() => update({ isOn: !args.isOn })} />;
  },
};
