import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { addingSamples, addressEditorSamples } from '../../../machines/addressEditor/addressEditor.samples.ts';
import { AddressEditor, addressEditor } from './AddressEditor.tsx';

export default {
  component: AddressEditor,
} satisfies Meta<typeof AddressEditor>;

const at = createStateStories(addressEditor, addressEditorSamples);
const adding = createStateStories(addressEditor, addingSamples);

export const Clean = at('filling.clean');
export const Missing = adding('filling.missing');
export const MissingInEdit = at('filling.missingInEdit');
export const Faulty = at('filling.faulty');
export const Refused = at('filling.refused');
export const Wrong = at('filling.wrong');
export const Unanswered = at('filling.unanswered');
export const Saving = at('saving.inSight');
export const SavingOutOfSight = at('saving.outOfSight');
export const Left = at('left');
