import type { Meta, StoryObj } from '@storybook/react-vite';
import { getSnapshotAt } from '../../../.storybook/snapshotAt.ts';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { addressEditorMachine } from '../../../machines/addressEditor/addressEditor.machine.ts';
import { addressEditorSamples } from '../../../machines/addressEditor/addressEditor.samples.ts';
import { home, office, parents } from '../../../machines/savedAddresses/sampleAddresses.ts';
import { savedAddressesMachine } from '../../../machines/savedAddresses/savedAddresses.machine.ts';
import { savedAddressesSamples } from '../../../machines/savedAddresses/savedAddresses.samples.ts';
import type { SavedAddress } from '../../domain/address.ts';
import { Page } from '../../ui/Layout.tsx';
import { AddressBook } from './AddressList.tsx';
import { SavedAddresses } from './SavedAddresses.tsx';
import { savedAddresses } from './savedAddresses.ts';

export default {
  component: SavedAddresses,
  render: () => (
    <Page width="reading">
      <SavedAddresses />
    </Page>
  ),
} satisfies Meta<typeof SavedAddresses>;

const at = createStateStories(savedAddresses, savedAddressesSamples);

export const Loading = at('loading');
export const LoadFailed = at('loadFailed');
export const NoErrors = at('choosing.idle.noErrors');
export const NoneChosen = at('choosing.idle.noneChosen');
export const NoDelivery = at('choosing.idle.noDelivery');
export const NoBilling = at('choosing.idle.noBilling');
export const Incomplete = at('choosing.idle.incomplete');
export const DefaultRefused = at('choosing.idle.refused');
export const LoadingAgain = at('choosing.idle.loading');
export const DefaultUnanswered = at('choosing.idle.unanswered');
export const Editing = at('choosing.editing', {
  addressEditor: getSnapshotAt(addressEditorMachine, addressEditorSamples, 'filling.noErrors'),
});
export const SavingInBackground = at('choosing.editing', {
  addressEditor: getSnapshotAt(addressEditorMachine, addressEditorSamples, 'saving.background'),
});
export const RemovalAsked = at('choosing.confirming');
export const Removing = at('choosing.removing');
export const MakingDefault = at('choosing.makingDefault');
export const Expired = at('expired');
export const Done = at('done');

const snapshot = getSnapshotAt(savedAddressesMachine, savedAddressesSamples, 'choosing.idle.noErrors');
const withAddresses = (addresses: readonly SavedAddress[], isForOrder = true): StoryObj => ({
  decorators: [
    (Story) => (
      <savedAddresses.Provider
        options={{
          snapshot: savedAddressesMachine.resolveState({
            value: { choosing: { idle: 'noErrors' } },
            context: {
              ...snapshot.context,
              addresses,
              chosenIds: isForOrder ? { billing: null, delivery: null } : null,
            },
          }),
        }}
      >
        <Story />
      </savedAddresses.Provider>
    ),
  ],
});

/** The very first time. */
export const NothingSavedYet = withAddresses([]);
const long = {
  ...office.address,
  first_name: 'Venkatanarasimharajuvaripeta Lakshminarasimhan',
  last_name: 'Thirunavukkarasu Balasubramanian',
  company_name: 'Sri Venkateswara Handloom Weavers Cooperative Production and Sales Society Limited',
  gst: '29AAPFK4127L1ZQ',
  house: 'Door No. 17-4-118/A/2, Third Floor, Sai Krishna Residency Annexe, Behind the Old Post Office',
  street_name: 'Dr. Sarvepalli Radhakrishnan Salai Extension, Opposite Sub-Registrar',
  mail: 'venkatanarasimharajuvaripeta.lakshminarasimhan@handloomweaverscooperative.example',
};
/** Names and addresses at their longest, among many. */
export const LongNames = withAddresses([home, { ...office, address: long }, parents]);
const inAccount = {
  render: () => (
    <Page width="reading">
      <AddressBook />
    </Page>
  ),
} satisfies StoryObj;
/** In the account: to look after. */
export const Kept: StoryObj = { ...inAccount, ...withAddresses([home, { ...office, address: long }, parents], false) };
export const NoneKept: StoryObj = { ...inAccount, ...withAddresses([], false) };
