import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { addingSamples, addressEditorSamples } from '../../../machines/addressEditor/addressEditor.samples.ts';
import { AddressEditor, addressEditor } from './AddressEditor.tsx';

export default {
  component: AddressEditor,
} satisfies Meta<typeof AddressEditor>;

const at = createStateStories(addressEditor, addressEditorSamples);
const atAdding = createStateStories(addressEditor, addingSamples);

export const NoErrors = at('filling.noErrors');
export const IncompleteNew = atAdding('filling.incomplete.adding');
export const IncompleteSaved = at('filling.incomplete.editing');
export const Invalid = at('filling.invalid');
export const Refused = at('filling.refused');
export const Failed = at('filling.failed');
export const Unanswered = at('filling.unanswered');
export const Saving = at('saving.foreground');
export const SavingInBackground = at('saving.background');
export const Closed = at('closed');
