import type { Meta, StoryObj } from '@storybook/react-vite';
import { OverlayInput, SkipLink, VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * **Use** it for words that the eye has from the place of a thing and a screen reader has not: the heading of a list, what
 * a struck-through price is, what has changed (`role="status"`). `SkipLink` shows itself when it has the focus.
 * `OverlayInput` takes every press on a label that draws by itself what is chosen.
 *
 * **Misuse:** Instructions that help everybody are for everybody to see. Nothing that takes the focus may be hidden:
 * the label of an `OverlayInput` draws the focus.
 */
const meta = {
  component: VisuallyHidden,
  subcomponents: { SkipLink, OverlayInput },
  tags: ['autodocs'],
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

export const Playground: StoryObj<typeof meta> = {
  args: { children: 'Before', as: 'span' },
  render: (args) => (
    <p>
      ₹1,499{' '}
      <s>
        <VisuallyHidden {...args} /> ₹1,999
      </s>
    </p>
  ),
};
