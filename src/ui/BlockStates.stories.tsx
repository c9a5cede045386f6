import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { EmptyState, ErrorState } from './BlockStates.tsx';
import { Button } from './Button.tsx';
import { iconNames } from './Icon.tsx';

/**
 * **Use** `EmptyState` where a list has nothing in it, with the one next step; `ErrorState` where a block could not be
 * loaded, with a button that tries that block again.
 *
 * **Misuse:** A mistake in a form is shown beside its field. Neither of the two stands for what is still loading: that is a
 * `Skeleton`. An empty state offers no second button.
 */
const meta = {
  component: EmptyState,
  subcomponents: { ErrorState },
  tags: ['autodocs'],
  argTypes: { icon: { control: 'select', options: iconNames }, action: { control: false } },
} satisfies Meta<typeof EmptyState>;
export default meta;

export const Playground: StoryObj<typeof meta> = {
  args: {
    icon: 'bag',
    title: 'Your bag is empty',
    text: "Looks like you haven't added any items to the bag yet. Start shopping to fill it in.",
    action: <Button>Start Shopping</Button>,
    level: 2,
  },
};

export const Failed: StoryObj = {
  render: () => <ErrorState title="The prints did not load" text="Your bag is safe." onRetry={fn()} />,
};
