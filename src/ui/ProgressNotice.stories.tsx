import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressNotice } from './ProgressNotice.tsx';

/**
 * **Use** it where something takes longer than a moment and a person has to wait for it: a payment, an upload. Give `done`
 * and `of` where the steps are known.
 *
 * **Misuse:** What is loading in its own place is a `Skeleton`; what a button started is that button's `busy`. Do not
 * count steps that nobody knows.
 */
const meta = { component: ProgressNotice, tags: ['autodocs'] } satisfies Meta<typeof ProgressNotice>;
export default meta;

export const Playground: StoryObj<typeof meta> = {
  args: { children: 'Placing your order…', done: 1, total: 3 },
};
