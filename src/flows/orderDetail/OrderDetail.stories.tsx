import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { orderDetailSamples } from '../../../machines/orderDetail/orderDetail.samples.ts';
import { Page, Section } from '../../ui/Layout.tsx';
import { Invoice } from './Invoice.tsx';
import { OrderConfirmed } from './OrderConfirmed.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import { orderDetail } from './OrderParts.tsx';

export default {
  component: OrderDetail,
  decorators: [
    (Story) => (
      <Page>
        <Section>
          <Story />
        </Section>
      </Page>
    ),
  ],
} satisfies Meta<typeof OrderDetail>;

const at = createStateStories(orderDetail, orderDetailSamples);

export const Loading = at('loading');
export const Shown = at('shown');
export const Confirmed = { ...at('shown'), render: () => <OrderConfirmed /> };
export const Invoiced = { ...at('shown'), render: () => <Invoice /> };
export const Missing = at('missing');
export const Failed = at('failed');
/** No walk leads there: a chart without a login begins in it, and stays. */
export const Forbidden: StoryObj = {
  parameters: { chart: { machine: orderDetail.machine.id, state: 'forbidden' } },
  decorators: [
    (Story) => (
      <orderDetail.Provider options={{ input: { ...orderDetailSamples.input, session: null } }}>
        <Story />
      </orderDetail.Provider>
    ),
  ],
};
export const Expired = at('expired');
export const GuestExpired = at('guestExpired');
