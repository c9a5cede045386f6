import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './Price.tsx';

/**
 * **Use** it for every amount of money, as a text that is already written out (₹1,24,500). `before` stands in front of the
 * least of several prices, and `live` reads out the one price that a choice changes.
 *
 * **Misuse:** It neither formats nor rounds. More than one `live` on a page is read out over the other.
 */
const meta = {
  component: Price,
  tags: ['autodocs'],
  argTypes: { size: { control: 'inline-radio' } },
} satisfies Meta<typeof Price>;
export default meta;

export const Playground: StoryObj<typeof meta> = {
  args: { children: '₹1,499', size: 'large', prefix: 'From', live: false },
};
