import { assign, emit, raise, setup } from 'xstate';
import { type PaintId, paintOf, type RoomId } from '../../src/domain/wall.ts';
import {
  firstReference,
  inchesPerPixel,
  onPhoto,
  type Reference,
  type ReferenceEnd,
  type Unit,
} from '../../src/domain/wallPhoto.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';
import type { Hung, PhotoRead, PhotoRefusal, PreviewContext, PreviewInput, PreviewView } from './previewContext.ts';

/** A picture to be saved: its title, and the drawing that is seen, which only its painter looks into. */
export type PictureToSave = { title: string; drawing: unknown };

export type PreviewEvent =
  | { type: 'stage.touched' }
  | { type: 'view.chosen'; view: PreviewView }
  | { type: 'room.chosen'; room: RoomId }
  | { type: 'paint.chosen'; paint: PaintId }
  | { type: 'person.toggled' }
  | { type: 'measure.toggled' }
  | { type: 'piece.moved'; at: Hung }
  | { type: 'piece.centred' }
  | { type: 'photo.chosen'; file: string }
  | { type: 'photo.removed' }
  | { type: 'reference.moved'; end: ReferenceEnd; at: { x: number; y: number } }
  | { type: 'length.typed'; text: string }
  | { type: 'unit.chosen'; unit: Unit }
  | { type: 'reference.set' }
  | { type: 'reference.changed' }
  | { type: 'zoom.opened' }
  | { type: 'zoom.left' }
  | { type: 'video.opened' }
  | { type: 'video.left' }
  | ({ type: 'save.asked' } & PictureToSave);

/** What the preview lets out beside toasts: the view that was opened last, for the next visit. (CONF-27) */
export type PreviewEffect = Effect | { type: 'remember'; showimage: PreviewView };

const scaleIn = ({ photo, reference }: PreviewContext) => photo && reference && inchesPerPixel(reference, photo);
const placeOf = ({ photo, room }: PreviewContext) => (photo ? 'photo' : room);

/** What the preview knows, asks and does by name. */
export const previewSetup = setup({
  types: {
    context: {} as PreviewContext,
    input: {} as PreviewInput,
    events: {} as PreviewEvent,
    emitted: {} as PreviewEffect,
    meta: {} as Meta,
  },
  actors: {
    recallView: port<PreviewView | null>('recallView'),
    loadStage: port<void>('loadStage'),
    readWallPhoto: port<PhotoRead, { file: string }>('readWallPhoto'),
    savePicture: port<void, PictureToSave>('savePicture'),
  },
  guards: {
    isAtOnce: ({ context }) => context.composing === 'atOnce',
    isView: (_, { asked, view }: { asked: PreviewView | null; view: PreviewView }) => asked === view,
    isOtherRoom: ({ context }, room: RoomId) => room !== context.room,
    isOtherPaint: ({ context }, paint: PaintId) => paint !== (context.paint ?? paintOf(context.room)),
    isMoved: ({ context }) => context.hung[placeOf(context)] !== undefined,
    isRead: (_, read: PhotoRead) => read.kind === 'read',
    isRefusedAs: (_, { read, why }: { read: PhotoRead; why: PhotoRefusal }) =>
      read.kind === 'refused' && read.why === why,
    hasPhoto: ({ context }) => context.photo !== null,
    hasScale: ({ context }) => context.inchesPerPixel !== null,
    isOtherUnit: ({ context }, unit: Unit) => unit !== context.reference?.unit,
    isMeasurable: ({ context }) => {
      const scale = scaleIn(context);
      return scale !== null && 'inchesPerPixel' in scale;
    },
    hasProblem: ({ context }, problem: string) => {
      const scale = scaleIn(context);
      return scale !== null && 'problem' in scale && scale.problem === problem;
    },
  },
  actions: {
    rememberView: emit((_, showimage: PreviewView) => ({ type: 'remember', showimage })),
    // Whoever turns to another view has touched the picture.
    touch: raise({ type: 'stage.touched' }),
    goTo: assign((_, room: RoomId) => ({ room })),
    paint: assign((_, paint: PaintId) => ({ paint })),
    turnPerson: assign({ isPersonThere: ({ context }) => !context.isPersonThere }),
    turnMeasure: assign({ isMeasured: ({ context }) => !context.isMeasured }),
    hang: assign(({ context }, at: Hung) => ({ hung: { ...context.hung, [placeOf(context)]: at } })),
    hangAgain: assign(({ context: { hung, ...context } }) => {
      const { [placeOf({ hung, ...context })]: _, ...others } = hung;
      return { hung: others };
    }),
    takeFile: assign((_, file: string) => ({ file, refusal: null })),
    refuse: assign((_, refusal: PhotoRefusal) => ({ refusal, file: '' })),
    forgetRefusal: assign({ refusal: null }),
    takePhoto: assign((_, read: PhotoRead) =>
      read.kind === 'read' ? { photo: read.photo, reference: firstReference(read.photo), problem: null, file: '' } : {},
    ),
    removePhoto: assign(({ context: { hung } }) => {
      const { photo: _, ...rooms } = hung;
      return { photo: null, reference: null, problem: null, inchesPerPixel: null, hung: rooms };
    }),
    changeReference: assign(({ context: { reference, photo } }, change: Partial<Reference>) => {
      if (!reference || !photo) return {};
      const { from, to, ...rest } = { ...reference, ...change };
      return { reference: { ...rest, from: onPhoto(from, photo), to: onPhoto(to, photo) }, problem: null };
    }),
    tellProblem: assign(({ context }) => {
      const scale = scaleIn(context);
      return { problem: scale && 'problem' in scale ? scale.problem : null };
    }),
    keepScale: assign(({ context }) => {
      const scale = scaleIn(context);
      const { photo: _, ...rooms } = context.hung;
      return scale && 'inchesPerPixel' in scale ? { ...scale, problem: null, hung: rooms } : {};
    }),
    saySaved: emit({ type: 'toast', says: 'preview.saved', tone: 'good' }),
    sayNotSaved: emit({ type: 'toast', says: 'preview.notSaved', tone: 'bad' }),
    logNoStage: emit({ type: 'log', what: 'The finer preview did not load; the drawing stays' }),
  },
  delays: {
    /** How long a photo may take to be read. */
    readingTime: 20_000,
  },
});
