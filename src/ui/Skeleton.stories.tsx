import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardGrid } from './Layout.tsx';
import { PageSkeleton, PrintSkeletons, Skeleton, TextSkeleton } from './Skeleton.tsx';

/**
 * **Use** a skeleton where something is loading, in the size that it will have, so that nothing moves when it comes:
 * `TextSkeleton` for lines, `PrintSkeletons` for a list of prints, `PageSkeleton` for a page.
 *
 * **Misuse:** What a person started by a button is shown by that button. A skeleton that stays is worse than an
 * `ErrorState`, and one for a block of unknown size is worse than none.
 */
const meta = {
  component: Skeleton,
  subcomponents: { TextSkeleton, PrintSkeletons, PageSkeleton },
  tags: ['autodocs'],
} satisfies Meta<typeof Skeleton>;
export default meta;

export const Playground: StoryObj<typeof meta> = { args: { width: '320px', height: '96px' } };

export const TextAndPrints: StoryObj = {
  render: () => (
    <>
      <TextSkeleton lines={4} />
      <CardGrid label="Art prints" busy>
        <PrintSkeletons count={4} label="Loading" />
      </CardGrid>
    </>
  ),
};
