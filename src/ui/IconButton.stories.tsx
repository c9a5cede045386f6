import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconButton } from './IconButton.tsx';
import { Row } from './Layout.tsx';

const meta = { title: 'UI/IconButton', component: IconButton } satisfies Meta<typeof IconButton>;
export default meta;

export const All: StoryObj = {
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
