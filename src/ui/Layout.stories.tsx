import type { Meta, StoryObj } from '@storybook/react-vite';
import { BottomBar, CardGrid, Page, Panel, Row, Section, Stack } from './Layout.tsx';
import { Link } from './Link.tsx';

/**
 * **Use** these for all space between parts: `Page` holds the width, `Section` the distance to the next one and the
 * heading, `Stack` and `Row` put things under and beside each other, `CardGrid` lists prints, `Panel` is a quiet box,
 * `BottomBar` keeps a button in sight.
 *
 * **Misuse:** Do not write margins into a part, and do not pick a distance outside the steps. A panel in a panel, or a
 * second bar on a page, is one too many.
 */
const meta = {
  component: Section,
  subcomponents: { Page, CardGrid, Stack, Row, Panel, BottomBar },
  tags: ['autodocs'],
  argTypes: { children: { control: false }, action: { control: false } },
} satisfies Meta<typeof Section>;
export default meta;

export const Playground: StoryObj<typeof meta> = {
  args: {
    title: 'New on the wall',
    lead: 'Twelve prints that came this month.',
    level: 2,
    action: <Link to="/art">See all</Link>,
    children: (
      <Stack gap={4}>
        <Row>
          <span>Things in a row</span>
          <span>stand beside each other</span>
        </Row>
        <Panel>A quiet box: a summary beside a form, an address.</Panel>
      </Stack>
    ),
  },
};
