import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressSteps } from './ProgressSteps.tsx';

/**
 * **Use** it for three to six steps in a fixed order: the checkout, an order on its way. A step that one may go back to has
 * a `path`.
 *
 * **Misuse:** Views that can be opened in any order are `Tabs`. A step ahead never has a link.
 */
const meta = {
  component: ProgressSteps,
  tags: ['autodocs'],
  args: {
    label: 'Checkout',
    steps: [{ name: 'Shopping Bag', path: '/bag' }, { name: 'Shipping' }, { name: 'Review' }, { name: 'Payment' }],
    current: 1,
  },
  argTypes: { steps: { control: false }, current: { control: { type: 'range', min: 0, max: 4 } } },
} satisfies Meta<typeof ProgressSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OnAPhone: Story = {
  args: { current: 3 },
  decorators: (Story) => (
    <div style={{ inlineSize: 288 }}>
      <Story />
    </div>
  ),
};

/** Once all is done, the last step keeps its name. */
export const DoneOnAPhone: Story = {
  ...OnAPhone,
  args: { current: 4 },
  async play({ canvas }) {
    await expect(canvas.getByText('Payment').offsetWidth).toBeGreaterThan(20);
    await expect(canvas.getByText('Review').offsetWidth).toBe(1);
  },
};
