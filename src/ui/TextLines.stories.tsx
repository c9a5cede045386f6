import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLines } from './TextLines.tsx';

/**
 * **Use** `TextLines` for a description that comes as texts, each a paragraph of its own: size, frame and wishes under the
 * name of a product. Two of them may be the same.
 *
 * **Misuse:** It is no list: what a shopper counts or picks among is a `ul`. An address is an `address`.
 */
const meta = { component: TextLines, tags: ['autodocs'] } satisfies Meta<typeof TextLines>;
export default meta;

export const Playground: StoryObj<typeof meta> = {
  args: { lines: ['16 × 20 in', 'Nordic frame, white mat 2.5 in', '16 × 20 in'] },
};
