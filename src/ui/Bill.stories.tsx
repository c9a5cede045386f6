import type { Meta, StoryObj } from '@storybook/react-vite';
import { Totals } from './Bill.tsx';

/**
 * **Use** `Sums` for amounts that add up to a total: a bag, an order, a bill on paper. Amounts come as texts, already
 * rounded and formatted.
 *
 * **Misuse:** It adds nothing up, so that no total of its own can differ from the backend's. A list whose amounts have no
 * total is a plain list with `Price`.
 */
const meta = { component: Totals, tags: ['autodocs'] } satisfies Meta<typeof Totals>;
export default meta;

export const Playground: StoryObj<typeof meta> = {
  args: {
    rows: [
      { key: 'items', name: '2 items', amount: '₹5,748' },
      { key: 'coupon', name: 'Coupon HOME10', amount: '−₹575' },
      { key: 'shipping', name: 'Shipping', amount: 'Free' },
    ],
    total: { name: 'Total', amount: '₹5,173' },
  },
};
