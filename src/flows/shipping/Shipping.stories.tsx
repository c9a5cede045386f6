import type { Meta } from '@storybook/react-vite';
import { getSnapshotAt } from '../../../.storybook/snapshotAt.ts';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { guestAccountMachine } from '../../../machines/guestAccount/guestAccount.machine.ts';
import { guestAccountSamples } from '../../../machines/guestAccount/guestAccount.samples.ts';
import { shippingSamples } from '../../../machines/shipping/shipping.samples.ts';
import { Page } from '../../ui/Layout.tsx';
import { Shipping, shipping } from './Shipping.tsx';

export default {
  component: Shipping,
  render: () => (
    <Page width="reading">
      <Shipping />
    </Page>
  ),
} satisfies Meta<typeof Shipping>;

const at = createStateStories(shipping, shippingSamples);

export const NoErrors = at('filling.noErrors');
export const Incomplete = at('filling.incomplete');
export const Invalid = at('filling.invalid');
export const AccountFailed = at('filling.accountFailed');
export const CreatingAccount = at('creatingAccount', {
  guestAccount: getSnapshotAt(guestAccountMachine, guestAccountSamples, 'requestingCode'),
});
export const AskingForTheCode = at('creatingAccount', {
  guestAccount: getSnapshotAt(guestAccountMachine, guestAccountSamples, 'enteringCode.code.prompting.awaiting'),
});
export const Done = at('done');
