import type { Meta } from '@storybook/react-vite';
import { stateStories } from '../../../.storybook/stateStories.tsx';
import { addingSamples, addressEditorSamples } from '../../../machines/addressEditor/addressEditor.samples.ts';
import { AddressEditor, addressEditor } from './AddressEditor.tsx';

export default {
  title: 'Flows/Address editor',
  component: AddressEditor,
} satisfies Meta<typeof AddressEditor>;

const at = stateStories(addressEditor, addressEditorSamples);
const adding = stateStories(addressEditor, addingSamples);

export const Clean = at('filling.form.clean');
export const Missing = adding('filling.form.missing');
export const MissingInEdit = at('filling.form.missingInEdit');
export const Faulty = at('filling.form.faulty');
export const Refused = at('filling.form.refused');
export const Wrong = at('filling.form.wrong');
export const Unanswered = at('filling.form.unanswered');
export const PincodeSettled = adding('filling.zip.settled');
export const PincodeLookingUp = at('filling.zip.lookingUp');
export const PincodeUnserviceable = at('filling.zip.unserviceable');
export const Saving = at('saving.inSight');
export const SavingOutOfSight = at('saving.outOfSight');
export const Left = at('left');
