import { not } from 'xstate';
import { addressEditorSetup } from './addressEditor.setup.ts';

/** The fields of the address, and what became of the last try to save it. A bill may go where no parcel does: its pincode only fills in city and state. */
export const fillingState = addressEditorSetup.createStateConfig({
  description: 'The customer fills in the address',
  meta: { requires: ['ADDR-03', 'ADDR-04'] },
  initial: 'noErrors',
  entry: ['startLookup', 'lookUp'],
  invoke: { id: 'pincode', src: 'pincode', input: ({ self }) => ({ parent: self }) },
  on: {
    'editor.closed': { target: 'closed', description: 'The popup is closed, and nothing is changed' },
    'field.typed': {
      description: 'A field of the address; city and state follow its pincode',
      meta: { requires: ['CHK-54', 'CHK-55'] },
      actions: [{ type: 'type', params: ({ event }) => event }, 'lookUp'],
    },
    'pincode.answered': {
      guard: { type: 'isLookupPending', params: ({ event }) => event },
      description: 'City and state follow from the pincode; where none came, they can be typed as well',
      meta: { requires: ['PIN-09', 'PIN-12'] },
      actions: { type: 'keepAnswer', params: ({ event }) => event },
    },
    'type.chosen': {
      guard: { type: 'isOtherType', params: ({ event }) => event.addressType },
      target: '.noErrors',
      description: 'Personal or business',
      meta: { requires: ['ADDR-04'] },
      actions: { type: 'chooseType', params: ({ event }) => event.addressType },
    },
    'default.toggled': {
      guard: 'mayTurnDefault',
      description: 'It is to be the default, or not',
      meta: { requires: ['ADDR-06'] },
      actions: 'toggleDefault',
    },
    'address.submitted': {
      guard: not('isLookingUp'),
      target: '.checking',
      description: 'Save; not while city and state are still to follow the pincode',
    },
  },
  states: {
    noErrors: { description: 'Nothing to mend' },
    incomplete: {
      description: 'Some fields are empty; each describes what it wants',
      always: [
        { guard: 'hasNoProblems', target: 'noErrors', description: 'All that was missing or wrong is mended' },
        { guard: 'isFilledIn', target: 'invalid', description: 'Everything is filled in; something is still wrong' },
      ],
      initial: 'adding',
      states: {
        adding: {
          description: 'It is a new address',
          meta: { messages: ['address.missing'], requires: ['CHK-59'] },
        },
        editing: {
          description: 'It is a saved address',
          meta: { messages: ['address.missingInEdit'], requires: ['CHK-60'] },
        },
      },
    },
    invalid: {
      description: 'Everything is filled in, but something is wrong; its field describes what',
      meta: { messages: ['address.check'], requires: ['CHK-56', 'CHK-58'] },
      always: { guard: 'hasNoProblems', target: 'noErrors', description: 'All that was wrong is mended' },
    },
    refused: {
      description: 'The backend refused it and states why; everything typed is still there',
      meta: { requires: ['ADDR-13', 'ADDR-15'] },
    },
    failed: {
      description: 'The backend could not save it; everything typed is still there',
      meta: { messages: ['address.wrong'], requires: ['ADDR-13', 'ADDR-15'] },
    },
    unanswered: {
      description: 'No answer came; everything typed is still there',
      meta: { messages: ['address.later'], requires: ['ADDR-14', 'ADDR-15'] },
    },
    checking: {
      description: 'Is everything filled in?',
      entry: 'findProblems',
      always: [
        { guard: 'hasNoProblems', target: '#addressEditor.saving', description: 'Nothing is missing or wrong' },
        {
          guard: 'isMissingInNew',
          target: 'incomplete.adding',
          description: 'Something is missing in a new address',
          meta: { requires: ['CHK-59'] },
        },
        {
          guard: 'isMissing',
          target: 'incomplete.editing',
          description: 'Something is missing in an address that was edited',
          meta: { requires: ['CHK-60'] },
        },
        { target: 'invalid', description: 'Something is wrong' },
      ],
    },
  },
});
