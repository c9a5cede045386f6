import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { orderHistorySamples } from '../../../machines/orderHistory/orderHistory.samples.ts';
import { Page, Section } from '../../ui/Layout.tsx';
import { OrderHistory, orderHistory } from './OrderHistory.tsx';

export default {
  component: OrderHistory,
  decorators: [
    (Story) => (
      <Page>
        <Section level={1} title="Orders">
          <Story />
        </Section>
      </Page>
    ),
  ],
} satisfies Meta<typeof OrderHistory>;

const at = createStateStories(orderHistory, orderHistorySamples);

export const Loading = at('loading');
export const Listed = at('listed');
export const Empty = at('empty');
export const Failed = at('failed');
/** No walk leads there: a chart without a login begins in it, and stays. */
export const Forbidden: StoryObj = {
  parameters: { chart: { machine: orderHistory.machine.id, state: 'forbidden' } },
  decorators: [
    (Story) => (
      <orderHistory.Provider options={{ input: { session: null, visibleCount: 0 } }}>
        <Story />
      </orderHistory.Provider>
    ),
  ],
};
export const Expired = at('expired');
