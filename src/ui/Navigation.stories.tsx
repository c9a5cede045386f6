import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumb } from './Breadcrumb.tsx';
import { Button } from './Button.tsx';
import { Chip } from './Chip.tsx';
import { Row } from './Layout.tsx';
import { Link } from './Link.tsx';
import { Pager } from './Pager.tsx';
import { ProgressSteps } from './ProgressSteps.tsx';

const meta = { title: 'UI/Navigation' } satisfies Meta;
export default meta;

const to = (page: number) => <Link to={`/page-${page}`} />;
const pagerLabels = {
  pager: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
};

export const PagerInTheMiddle: StoryObj = {
  render: () => (
    <Pager items={[1, 'gap', 5, 6, 7, 8, 9, 'gap', 20]} page={7} pages={20} linkTo={to} labels={pagerLabels} />
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([6, 1, 5, 6, 7, 8, 9, 20, 8].map((page) => `/page-${page}`));
    expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 7');
  },
};

/** The arrow back is still drawn, but leads nowhere. */
export const PagerAtTheStart: StoryObj = {
  render: () => <Pager items={[1, 2, 3]} page={1} pages={3} linkTo={to} labels={pagerLabels} />,
  play: async ({ canvas }) => {
    expect(canvas.queryByRole('link', { name: 'Previous page' })).toBeNull();
    expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/page-2');
  },
};

export const PagerOnAPhone: StoryObj = {
  render: () => (
    <div style={{ inlineSize: 288 }}>
      <Pager items={[1, 'gap', 5, 6, 7, 8, 9, 'gap', 20]} page={7} pages={20} linkTo={to} labels={pagerLabels} />
    </div>
  ),
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().top);
    expect(new Set(tops).size).toBe(1);
  },
};

const steps = [
  { name: 'Shopping Bag', link: <Link to="/bag" /> },
  { name: 'Shipping' },
  { name: 'Review' },
  { name: 'Payment' },
];

export const Progress: StoryObj = {
  render: () => <ProgressSteps label="Checkout" steps={steps} current={1} doneLabel="done" />,
};

export const ProgressOnAPhone: StoryObj = {
  render: () => (
    <div style={{ inlineSize: 288 }}>
      <ProgressSteps label="Checkout" steps={steps} current={3} doneLabel="done" />
    </div>
  ),
};

export const Way: StoryObj = {
  render: () => (
    <Breadcrumb
      label="You are here"
      items={[
        { name: 'Home', link: <Link to="/home" /> },
        { name: 'Art Prints', link: <Link to="/art" /> },
        { name: 'Misty Ghats at First Light' },
      ]}
    />
  ),
};

export const Filters: StoryObj = {
  render: () => (
    <Row>
      {['Landscape', 'Botanical'].map((filter) => (
        <Chip key={filter} removeLabel={`Remove ${filter}`} onRemove={() => {}}>
          {filter}
        </Chip>
      ))}
      <Button look="quiet" size="small">
        Clear All
      </Button>
    </Row>
  ),
};
