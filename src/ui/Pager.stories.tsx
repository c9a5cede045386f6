import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pager } from './Pager.tsx';

/**
 * **Use** it under a list of many pages, each of which has an address of its own.
 *
 * **Misuse:** Steps that follow each other are `ProgressSteps`. A list that fits on one page has none.
 */
const meta = {
  component: Pager,
  tags: ['autodocs'],
  args: {
    items: [1, 'gap', 5, 6, 7, 8, 9, 'gap', 20],
    page: 7,
    pages: 20,
    pathOf: (page) => `/page-${page}`,
  },
} satisfies Meta<typeof Pager>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([6, 1, 5, 6, 7, 8, 9, 20, 8].map((page) => `/page-${page}`));
    expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 7');
  },
};

/** The arrow back is still drawn, but leads nowhere. */
export const AtTheStart: Story = {
  args: { items: [1, 2, 3], page: 1, pages: 3 },
  play: async ({ canvas }) => {
    expect(canvas.queryByRole('link', { name: 'Previous page' })).toBeNull();
    expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/page-2');
  },
};

export const OnAPhone: Story = {
  decorators: (Story) => (
    <div style={{ inlineSize: 288 }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().top);
    expect(new Set(tops).size).toBe(1);
  },
};
