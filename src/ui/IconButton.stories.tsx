import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { iconNames } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { Row } from './Layout.tsx';

/**
 * **Use** it for what everybody knows by its sign and meets on every page: menu, bag, heart, close. `label` says what it
 * does, or with `pressed` what it is about; `sheet` is for one that lies on a picture.
 *
 * **Misuse:** Where the sign is not enough, take a `Button` with words. The label of a toggle does not change with its
 * state, or a screen reader reads both.
 */
const meta = {
  component: IconButton,
  tags: ['autodocs'],
  argTypes: {
    icon: { control: 'select', options: iconNames },
    look: { control: 'inline-radio', options: ['plain', 'sheet'] },
    badge: { control: 'text' },
    pressed: { control: 'boolean' },
    busy: { control: 'boolean' },
    disabled: { control: 'boolean' },
  },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { icon: 'bag', label: 'Bag, 3 items', badge: '3', look: 'plain', onClick: fn() },
};

export const Looks: Story = {
  args: Playground.args,
  render: () => (
    <Row>
      <IconButton icon="menu" label="Menu" />
      <IconButton icon="bag" label="Bag, 3 items" badge={3} />
      <IconButton icon="heart" label="Add to wishlist" pressed={false} />
      <IconButton icon="heart-filled" label="In your wishlist" pressed />
      <IconButton icon="zoom" label="Zoom" look="sheet" />
      <IconButton icon="share" label="Share" disabled />
    </Row>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      expect([button.offsetWidth, button.offsetHeight]).toEqual([44, 44]);
    }
  },
};
