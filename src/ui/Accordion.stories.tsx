import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from './Accordion.tsx';

/**
 * **Use** an accordion for details that few people read and that have headings of their own, such as the care of a print.
 * `open` marks the part that most people want.
 *
 * **Misuse:** Do not fold away what decides a purchase (price, size, delivery), nor a single short paragraph. Two or three
 * views of one thing are `Tabs`.
 */
const meta = { component: Accordion, tags: ['autodocs'] } satisfies Meta<typeof Accordion>;
export default meta;

export const Playground: StoryObj<typeof meta> = {
  args: {
    single: true,
    items: [
      { id: 'description', title: 'Description', content: 'The steps at dawn, river and sky one colour.', open: true },
      { id: 'care', title: 'Care Instructions', content: 'Dust with a dry cloth.' },
    ],
  },
};
