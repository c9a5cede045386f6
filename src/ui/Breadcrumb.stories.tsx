import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './Breadcrumb.tsx';

/**
 * **Use** a breadcrumb at the head of a page that lies below a list: it names the page and leads back up.
 *
 * **Misuse:** It shows where a page lies, not what a person did: steps of the checkout are `ProgressSteps`. A page at the
 * top level has none.
 */
const meta = {
  component: Breadcrumb,
  tags: ['autodocs'],
  argTypes: { items: { control: false } },
} satisfies Meta<typeof Breadcrumb>;
export default meta;

export const Playground: StoryObj<typeof meta> = {
  args: {
    items: [
      { name: 'Home', path: '/home' },
      { name: 'Art Prints', path: '/art' },
      { name: 'Misty Ghats at First Light' },
    ],
  },
};
