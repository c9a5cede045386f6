import { FILM_FIELD, previewSetup, SAVE_FIELD, STAGE_FIELD, ZOOM_FIELD } from './preview.setup.ts';
import { createContext, PREVIEW_VIEWS, type PreviewView } from './previewContext.ts';
import { wallState } from './wall.state.ts';

const VIEWS = {
  frame: 'The whole piece, straight on',
  wall: 'On a wall, to scale',
  front: 'One corner from near',
  side: 'From the side, its depth to scale',
} as const;

/** A view, from which the three others can be chosen. */
const createViewState = (view: PreviewView) =>
  previewSetup.createStateConfig({
    description: VIEWS[view],
    on: {
      'view.chosen': PREVIEW_VIEWS.filter((other) => other !== view).map((other) => ({
        guard: { type: 'isView', params: ({ event }) => ({ requested: event.view, view: other }) },
        target: other,
        description: VIEWS[other],
        actions: [{ type: 'rememberView', params: other }, { type: 'focusView', params: other }, 'touch'],
        meta: { requires: ['FRAME-10', 'CONF-27'] },
      })),
    },
  });

const frameState = createViewState('frame');

const createRecallTransition = (view: PreviewView) => ({
  guard: {
    type: 'isView' as const,
    params: ({ event }: { event: { output: PreviewView | null } }) => ({ requested: event.output, view }),
  },
  target: view,
  description: `It was this: ${VIEWS[view].toLowerCase()}`,
  meta: { requires: ['CONF-27'] },
});

const entered = {
  target: 'loadingStage',
  actions: { type: 'focus', params: STAGE_FIELD },
} as const;

/** A piece as the shopper sees it before it is made: four views, an own wall, a closer look, a picture to keep. */
export const previewMachine = previewSetup.createMachine({
  id: 'preview',
  description: 'What the finished piece looks like, to scale',
  context: createContext,
  type: 'parallel',
  states: {
    picture: {
      description: 'What the piece is drawn by',
      initial: 'still',
      states: {
        still: {
          description: 'The drawing that came with the page',
          on: {
            'stage.touched': { target: 'loadingStage', description: 'The shopper turns to the picture' },
            'stage.entered': { ...entered, description: 'The shopper turns to the picture by key' },
          },
        },
        loadingStage: {
          description: 'The code of the finer view is on its way; the drawing stays until it is here',
          invoke: {
            id: 'loadStage',
            src: 'loadStage',
            onDone: { target: 'rendering', description: 'The finer view stands in the drawing’s place' },
            onError: {
              target: 'drawn',
              description: 'It did not come, or the browser has no canvas for it',
              actions: 'logNoStage',
            },
          },
        },
        rendering: { description: 'The piece with the surface of its moulding; on a wall it can be dragged' },
        drawn: {
          description: 'The finer view could not be loaded: the drawing shows every view',
          meta: { messages: ['preview.noCloser'] },
          on: {
            'stage.touched': { target: 'loadingStage', description: 'The shopper tries once more' },
            'stage.entered': { ...entered, description: 'The shopper tries once more by key' },
          },
        },
      },
    },
    view: {
      description: 'Which of the four views is open',
      meta: { requires: ['FRAME-10'] },
      initial: 'restoring',
      states: {
        restoring: {
          description: 'The whole piece, until the browser states which view was open last',
          invoke: {
            id: 'recallView',
            src: 'recallView',
            onDone: [
              createRecallTransition('wall'),
              createRecallTransition('front'),
              createRecallTransition('side'),
              { target: 'frame', description: 'It was this, or none' },
            ],
            onError: { target: 'frame', description: 'The browser keeps nothing' },
          },
          on: frameState.on,
        },
        frame: frameState,
        wall: { ...wallState, on: createViewState('wall').on },
        front: createViewState('front'),
        side: createViewState('side'),
      },
    },
    activity: {
      description: 'What goes on beside the picture',
      initial: 'none',
      states: {
        none: {
          description: 'The shopper looks',
          on: {
            'zoom.opened': {
              target: 'zoomed',
              description: 'A closer look',
              meta: { requires: ['ART-12', 'FRAME-11'] },
            },
            'video.opened': {
              target: 'playing',
              description: 'The film of the frame',
              meta: { requires: ['FRAME-11'] },
            },
            'save.requested': {
              target: 'saving',
              description: 'Save what is seen',
              actions: { type: 'focus', params: SAVE_FIELD },
            },
          },
        },
        zoomed: {
          description: 'The view that is open, as near as one likes',
          meta: { requires: ['ART-12', 'FRAME-11'] },
          on: {
            'zoom.left': {
              target: 'none',
              description: 'Back to the page',
              actions: { type: 'focus', params: ZOOM_FIELD },
            },
          },
        },
        playing: {
          description: 'The film of the frame plays',
          meta: { requires: ['FRAME-11'] },
          on: {
            'video.left': {
              target: 'none',
              description: 'Back to the page',
              actions: { type: 'focus', params: FILM_FIELD },
            },
          },
        },
        saving: {
          description: 'The picture is painted and handed to the browser, which takes a moment',
          meta: { messages: ['preview.saving'] },
          invoke: {
            id: 'savePicture',
            src: 'savePicture',
            input: ({ event }) =>
              event.type === 'save.requested'
                ? { title: event.title, drawing: event.drawing }
                : { title: '', drawing: null },
            onDone: {
              target: 'none',
              description: 'The browser has it',
              actions: 'toastSaved',
              meta: { messages: ['preview.saved'] },
            },
            onError: {
              target: 'none',
              description: 'It could not be painted, or a picture’s host lets nobody copy it',
              actions: 'toastNotSaved',
              meta: { messages: ['preview.notSaved'] },
            },
          },
        },
      },
    },
  },
});
