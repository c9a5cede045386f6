import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { couponSamples } from '../../../machines/coupon/coupon.samples.ts';
import { Panel } from '../../ui/Layout.tsx';
import { Coupon, coupon } from './Coupon.tsx';

export default {
  component: Coupon,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Panel>
          <Story />
        </Panel>
      </div>
    ),
  ],
} satisfies Meta<typeof Coupon>;

const at = createStateStories(coupon, couponSamples);

export const None = at('none');
export const Typing = at('typing');
export const WaitingForAccount = at('waitingForAccount');
export const LookingUp = at('lookingUp');
export const Applied = at('applied');
export const Undecided = at('undecided');
export const Unknown = at('refused.unknown');
export const NotRunning = at('refused.notRunning');
export const ConditionsUnmet = at('refused.conditionsUnmet');
export const NoDiscount = at('refused.noDiscount');
export const ByBackend = at('refused.byBackend');
export const Unanswered = at('refused.unanswered');
