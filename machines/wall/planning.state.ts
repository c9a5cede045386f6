import { addingState } from './adding.state.ts';
import { backgroundState } from './background.state.ts';
import { storageState } from './storage.state.ts';
import { templatesState } from './templates.state.ts';
import { wallSetup } from './wall.setup.ts';

/** The wall with its pieces, and all that can be done with them. */
export const planningState = wallSetup.createStateConfig({
  description: 'The wall with its pieces, to scale',
  type: 'parallel',
  on: {
    'notices.closed': {
      guard: 'hasNotices',
      description: 'The shopper has read what of the address could not be had',
      actions: 'forgetNotices',
    },
    'piece.selected': {
      guard: { type: 'isOtherSelection', params: ({ event }) => event.id },
      description: 'Another piece is worked on, or none',
      actions: { type: 'select', params: ({ event }) => event.id },
    },
    'piece.changed': {
      guard: { type: 'isChange', params: ({ event: { id, change } }) => ({ id, change }) },
      description: 'Another media, size, frame or mat; the others give way by the rule',
      meta: { requires: ['CONF-45'] },
      actions: { type: 'change', params: ({ event: { id, change } }) => ({ id, change }) },
    },
    'piece.removed': {
      guard: { type: 'isThere', params: ({ event }) => event.id },
      description: 'A piece is taken down',
      actions: [
        { type: 'focusNextPiece', params: ({ event }) => event.id },
        { type: 'remove', params: ({ event }) => event.id },
      ],
    },
    'piece.stepped': {
      guard: { type: 'hasStepPlace', params: ({ event: { id, by } }) => ({ id, by }) },
      description: 'A piece goes a centimetre or a millimetre further, or as far as there is room',
      actions: { type: 'step', params: ({ event: { id, by } }) => ({ id, by }) },
    },
    'arrangement.chosen': {
      guard: { type: 'isOtherArrangement', params: ({ event }) => event.arrangement },
      description: 'All pieces hang by another rule',
      actions: { type: 'arrange', params: ({ event }) => event.arrangement },
    },
    'length.typed': [
      {
        guard: { type: 'isLength', params: ({ event: { field, text } }) => ({ field, text }) },
        description: 'The wall is wider or higher, or the gap or the angle of the stairs is another',
        actions: { type: 'changeLength', params: ({ event: { field, text } }) => ({ field, text }) },
      },
      {
        guard: { type: 'hasField', params: ({ event }) => event.field },
        description: 'No length that a wall has: the field says so, and the wall stays as it is',
        meta: { messages: ['wall.length'] },
        actions: { type: 'storeTyped', params: ({ event: { field, text } }) => ({ field, text }) },
      },
    ],
    'plan.undone': {
      guard: 'canUndo',
      description: 'The last change is taken back',
      actions: 'undo',
    },
    'plan.redone': {
      guard: 'canRedo',
      description: 'What was taken back is done again',
      actions: 'redo',
    },
  },
  states: {
    storage: storageState,
    background: backgroundState,
    adding: addingState,
    templates: templatesState,
    stage: {
      description: 'What the wall is drawn by',
      initial: 'loading',
      states: {
        loading: {
          description: 'A drawing that came with the page, until the finer view is here',
          invoke: {
            id: 'loadStage',
            src: 'loadStage',
            onDone: { target: 'draggable', description: 'Pieces can be taken hold of' },
            onError: { target: 'static', description: 'It did not come, or the browser has no canvas for it' },
          },
        },
        draggable: {
          description: 'Pieces are dragged, or moved by arrow keys',
          on: {
            'piece.dropped': {
              guard: { type: 'hasDropPlace', params: ({ event: { id, at } }) => ({ id, at }) },
              description: 'A piece is let go: it hangs on the nearest line, and never over another',
              actions: { type: 'drop', params: ({ event: { id, at } }) => ({ id, at }) },
            },
          },
        },
        static: {
          description: 'The drawing stays; pieces are moved by their buttons',
          meta: { messages: ['wall.static'] },
        },
      },
    },
  },
});
