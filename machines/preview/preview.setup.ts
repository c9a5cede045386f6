import { assign, emit, raise, setup } from 'xstate';
import { getRoomPaint, type PaintId, type RoomId } from '../../src/domain/room.ts';
import type { MeasuredPhoto } from '../../src/domain/wallPhoto.ts';
import { formatMessage } from '../../src/messages/message.ts';
import { previewMessages } from '../../src/messages/preview.ts';
import type { previewWallMessages } from '../../src/messages/previewWall.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';
import { wallPhotoMachine } from '../wallPhoto/wallPhoto.machine.ts';
import type { PreviewContext, PreviewView, WallPosition } from './previewContext.ts';

/** A picture to be saved: its title, and the drawing that is seen, which only its painter looks into. */
export type PictureToSave = { title: string; drawing: unknown };

export type PreviewEvent =
  | { type: 'stage.touched' }
  /** By key, so that what was pressed has the focus, and goes. */
  | { type: 'stage.entered' }
  | { type: 'view.chosen'; view: PreviewView }
  | { type: 'room.chosen'; room: RoomId }
  | { type: 'paint.chosen'; paint: PaintId }
  | { type: 'person.toggled' }
  | { type: 'measure.toggled' }
  | { type: 'piece.moved'; at: WallPosition }
  | { type: 'piece.centred' }
  | { type: 'photo.chosen'; file: File }
  | { type: 'photo.removed' }
  | { type: 'reference.changed' }
  | { type: 'zoom.opened' }
  | { type: 'zoom.left' }
  | { type: 'video.opened' }
  | { type: 'video.left' }
  | ({ type: 'save.requested' } & PictureToSave);

/** What the preview lets out beside toasts: the view that was opened last, for the next visit. (CONF-27) */
export type PreviewEffect = Effect | { type: 'view.stored'; showimage: PreviewView };

/** The buttons that open what lies over the page, by their ids: each takes the focus as that is left. */
export const ZOOM_FIELD = 'preview-zoom';
export const FILM_FIELD = 'preview-film';
export const SAVE_FIELD = 'preview-save';
/** The picture itself. */
export const STAGE_FIELD = 'preview-stage';

const getPlace = ({ photo, room }: PreviewContext) => (photo ? 'photo' : room);

/** Types, ports, guards and actions of the preview. */
export const previewSetup = setup({
  types: {
    context: {} as PreviewContext,
    events: {} as PreviewEvent,
    emitted: {} as PreviewEffect,
    meta: {} as Meta<keyof (typeof previewMessages & typeof previewWallMessages)>,
  },
  actors: {
    recallView: port<PreviewView | null>('recallView'),
    loadStage: port<void>('loadStage'),
    wallPhoto: wallPhotoMachine,
    savePicture: port<void, PictureToSave>('savePicture'),
  },
  guards: {
    isView: (_, { requested, view }: { requested: PreviewView | null; view: PreviewView }) => requested === view,
    isOtherRoom: ({ context }, room: RoomId) => room !== context.room,
    isOtherPaint: ({ context }, paint: PaintId) => paint !== (context.paint ?? getRoomPaint(context.room)),
    isMoved: ({ context }) => context.positions[getPlace(context)] !== undefined,
    hasPhoto: ({ context }) => context.photo !== null,
    isMeasured: (_, photo: MeasuredPhoto | null) => photo !== null,
  },
  actions: {
    rememberView: emit((_, showimage: PreviewView) => ({ type: 'view.stored', showimage })),
    // Whoever turns to another view has touched the picture.
    touch: raise({ type: 'stage.touched' }),
    goTo: assign((_, room: RoomId) => ({ room })),
    paint: assign((_, paint: PaintId) => ({ paint })),
    turnPerson: assign({ isPersonThere: ({ context }) => !context.isPersonThere }),
    turnMeasure: assign({ isMeasured: ({ context }) => !context.isMeasured }),
    hang: assign(({ context }, at: WallPosition) => ({ positions: { ...context.positions, [getPlace(context)]: at } })),
    hangAgain: assign(({ context: { positions, ...context } }) => {
      const { [getPlace({ positions, ...context })]: _, ...others } = positions;
      return { positions: others };
    }),
    /** A piece hangs in the middle of another wall. */
    changeWall: assign(({ context: { positions } }, photo: MeasuredPhoto | null) => {
      const { photo: _, ...rooms } = positions;
      return { photo, positions: rooms };
    }),
    /** The live preview takes the place of the drawing that was pressed: the focus goes over to the same control. */
    focusView: emit((_, view: PreviewView) => ({ type: 'focus', field: `preview-${view}` })),
    focus: emit((_, field: typeof ZOOM_FIELD | typeof FILM_FIELD | typeof SAVE_FIELD | typeof STAGE_FIELD) => ({
      type: 'focus',
      field,
    })),
    toastSaved: emit({ type: 'toast', text: formatMessage(previewMessages['preview.saved']), tone: 'good' }),
    toastNotSaved: emit({ type: 'toast', text: formatMessage(previewMessages['preview.notSaved']), tone: 'bad' }),
    logNoStage: emit({ type: 'log', message: 'The finer preview did not load; the drawing stays' }),
  },
});
