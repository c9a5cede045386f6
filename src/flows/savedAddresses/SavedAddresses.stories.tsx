import type { Meta, StoryObj } from '@storybook/react-vite';
import { stateStories } from '../../../.storybook/stateStories.tsx';
import { addressEditorMachine } from '../../../machines/addressEditor/addressEditor.machine.ts';
import { addressEditorSamples } from '../../../machines/addressEditor/addressEditor.samples.ts';
import { standingAt } from '../../../machines/kit/standing.ts';
import { home, office, parents } from '../../../machines/savedAddresses/sampleAddresses.ts';
import { savedAddressesMachine } from '../../../machines/savedAddresses/savedAddresses.machine.ts';
import { savedAddressesSamples } from '../../../machines/savedAddresses/savedAddresses.samples.ts';
import type { SavedAddress } from '../../domain/savedAddress.ts';
import { Page } from '../../ui/Layout.tsx';
import { AddressBook } from './AddressList.tsx';
import { SavedAddresses } from './SavedAddresses.tsx';
import { savedAddresses } from './savedAddresses.ts';

export default {
  title: 'Flows/Saved addresses',
  component: SavedAddresses,
  render: () => (
    <Page width="reading">
      <SavedAddresses />
    </Page>
  ),
} satisfies Meta<typeof SavedAddresses>;

const at = stateStories(savedAddresses, savedAddressesSamples);

export const Loading = at('loading');
export const LoadFailed = at('loadFailed');
export const Quiet = at('choosing.list.idle.quiet');
export const NoneChosen = at('choosing.list.idle.noneChosen');
export const NoDelivery = at('choosing.list.idle.noDelivery');
export const NoBilling = at('choosing.list.idle.noBilling');
export const Incomplete = at('choosing.list.idle.incomplete');
export const DefaultRefused = at('choosing.list.idle.refused');
export const DefaultWrong = at('choosing.list.idle.wrong');
export const DefaultUnanswered = at('choosing.list.idle.unanswered');
export const Editing = at('choosing.list.editing', {
  addressEditor: standingAt(addressEditorMachine, addressEditorSamples, 'filling.form.clean'),
});
export const SavingOutOfSight = at('choosing.list.editing', {
  addressEditor: standingAt(addressEditorMachine, addressEditorSamples, 'saving.outOfSight'),
});
export const RemovalAsked = at('choosing.list.confirming');
export const Removing = at('choosing.list.removing');
export const MakingDefault = at('choosing.list.makingDefault');
export const PincodeUnknown = at('choosing.zip.unknown');
export const PincodeLookingUp = at('choosing.zip.lookingUp');
export const PincodeServiceable = at('choosing.zip.serviceable');
export const PincodeUnserviceable = at('choosing.zip.unserviceable');
export const PincodeUnanswered = at('choosing.zip.unanswered');
export const Expired = at('expired');
export const Done = at('done');

const standing = standingAt(savedAddressesMachine, savedAddressesSamples, 'choosing.list.idle.quiet');
const withAddresses = (addresses: readonly SavedAddress[], isForOrder = true): StoryObj => ({
  decorators: [
    (Story) => (
      <savedAddresses.Start
        options={{
          snapshot: savedAddressesMachine.resolveState({
            value: { choosing: { list: { idle: 'quiet' }, zip: 'unknown' } },
            context: { ...standing.context, addresses, chosen: isForOrder ? { billing: null, delivery: null } : null },
          }),
        }}
      >
        <Story />
      </savedAddresses.Start>
    ),
  ],
});

/** The very first time. */
export const NothingSavedYet = withAddresses([]);
const long = {
  ...office.address,
  first_name: 'Venkatanarasimharajuvaripeta Lakshminarasimhan',
  second_name: 'Thirunavukkarasu Balasubramanian',
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
