import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Chip, FilterChips, Tag } from './Chip.tsx';
import { Row, Stack } from './Layout.tsx';

/**
 * **Use** a chip for one filter in force, above the list that it narrows; pressing it takes the filter off. `FilterChips`
 * draws all of them with a button that clears them. A `Tag` says in a word how something stands.
 *
 * **Misuse:** What turns a filter on is a `FilterPill`. A chip is no button for anything else, and a tag cannot be pressed.
 */
const meta = { component: Chip, subcomponents: { FilterChips, Tag }, tags: ['autodocs'] } satisfies Meta<typeof Chip>;
export default meta;

export const Playground: StoryObj<typeof meta> = {
  args: { children: 'Landscape', removeLabel: 'Remove Landscape', onRemove: fn() },
};

export const ChipsAndTags: StoryObj = {
  render: () => (
    <Stack>
      <FilterChips
        active={['Landscape', 'Botanical'].map((name) => ({ facet: 'theme', name }))}
        canClear
        fallbackId="filters"
        toggle={fn()}
        clear={fn()}
      />
      <Row>
        <Tag>On its way</Tag>
        <Tag tone="success">Delivered</Tag>
      </Row>
    </Stack>
  ),
};
