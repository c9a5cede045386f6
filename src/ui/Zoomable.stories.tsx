import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Silhouette } from './Silhouette.tsx';
import { Zoomable } from './Zoomable.tsx';

/**
 * **Use** it for a picture that is worth a close look, in a place of a fixed height. It answers to wheel, fingers, keys and
 * its two buttons; `onTurn` leads to the next picture.
 *
 * **Misuse:** It holds the wheel and the fingers, so it does not stand in the middle of a page that scrolls: it fills a
 * dialog.
 */
const meta = {
  component: Zoomable,
  tags: ['autodocs'],
  argTypes: { children: { control: false } },
  decorators: (Story) => (
    <div style={{ display: 'grid', blockSize: 320 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof Zoomable>;
export default meta;

export const Playground: StoryObj<typeof meta> = {
  args: { children: <Silhouette kind="sofa" scale={4} />, what: 'sofa', onTurn: fn() },
};
