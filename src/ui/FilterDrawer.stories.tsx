import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { fn } from 'storybook/test';
import { FilterDrawer, FilterGroup } from './FilterDrawer.tsx';
import { FilterPill } from './FilterPill.tsx';
import { Stack } from './Layout.tsx';

/**
 * **Use** it for the filters of a list where there is no room for them beside it. What is pressed counts at once; the foot
 * says how many things are left.
 *
 * **Misuse:** It is no form: nothing waits for *Done*, which only leads back to the list. Anything else in a panel is a
 * `Drawer`.
 */
const meta = {
  component: FilterDrawer,
  subcomponents: { FilterGroup },
  tags: ['autodocs'],
  argTypes: { children: { control: false } },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof FilterDrawer>;
export default meta;

export const Playground: StoryObj<typeof meta> = {
  args: {
    open: true,
    countText: '12 prints',
    canClear: true,
    clear: fn(),
    onClose: fn(),
    children: (
      <Stack gap={6}>
        <FilterGroup legend="Theme">
          <FilterPill count={8} countText="8 prints" isOn onToggle={fn()}>
            Landscape
          </FilterPill>
          <FilterPill count={4} countText="4 prints" isOn={false} onToggle={fn()}>
            Botanical
          </FilterPill>
        </FilterGroup>
      </Stack>
    ),
  },
  render: function Render(args) {
    const [, update] = useArgs<typeof args>();
    return <FilterDrawer {...args} onClose={() => update({ open: false })} />;
  },
};
