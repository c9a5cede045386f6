import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon, iconNames } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { Row, Stack } from './Layout.tsx';

const meta = { title: 'UI/Icons' } satisfies Meta;
export default meta;

export const AllIcons: StoryObj = {
  render: () => (
    <Row gap={6}>
      {iconNames.map((name) => (
        <Stack key={name} gap={1}>
          <Icon name={name} size={32} />
          <span>{name}</span>
        </Stack>
      ))}
    </Row>
  ),
};

export const Buttons: StoryObj = {
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
