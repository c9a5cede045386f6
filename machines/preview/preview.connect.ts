import type { EventFrom, SnapshotFrom } from 'xstate';
import { getRoomPaint } from '../../src/domain/wall.ts';
import type { previewMachine } from './preview.machine.ts';
import type { PictureToSave } from './preview.setup.ts';
import type { PreviewView, WallPosition } from './previewContext.ts';

type Preview = typeof previewMachine;
type Event = EventFrom<Preview>;
type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

const VIEW_OF: Record<string, PreviewView> = { recalling: 'frame', frame: 'frame', front: 'front', side: 'side' };

/** What the preview may know and do. Lengths are inches, places on a photo its pixels. */
export function connect(state: SnapshotFrom<Preview>, send: (event: Event) => void) {
  const { context, value } = state;
  const { room, paint, photo, positions } = context;
  const view = typeof value.view === 'string' ? (VIEW_OF[value.view] ?? 'frame') : 'wall';
  return {
    view,
    picture: value.picture,
    /** The finer view stands, or may be requested. */
    isComposing: value.picture === 'composing',
    canTouch: state.can({ type: 'stage.touched' }),
    isRendered: value.picture === 'drawn',
    wall: {
      room,
      paint: paint ?? getRoomPaint(room),
      at: (positions[photo ? 'photo' : room] ?? null) as WallPosition | null,
      isMeasured: context.isMeasured,
      isPersonThere: context.isPersonThere,
      isMoved: state.can({ type: 'piece.centred' }),
      isReading: state.matches({ view: { wall: { room: 'reading' } } }),
      refusal: context.refusal,
      photo,
      inchesPerPixel: context.inchesPerPixel,
      reference: state.matches({ view: { wall: { photo: 'settingReference' } } }) ? context.reference : null,
      problem: context.problem,
    },
    aside: value.aside,
    touch: () => send({ type: 'stage.touched' }),
    choose: (chosen: PreviewView) => send({ type: 'view.chosen', view: chosen }),
    goTo: (chosen: Of<'room.chosen'>['room']) => send({ type: 'room.chosen', room: chosen }),
    paint: (chosen: Of<'paint.chosen'>['paint']) => send({ type: 'paint.chosen', paint: chosen }),
    turnPerson: () => send({ type: 'person.toggled' }),
    turnMeasure: () => send({ type: 'measure.toggled' }),
    hang: (at: WallPosition) => send({ type: 'piece.moved', at }),
    hangAgain: () => send({ type: 'piece.centred' }),
    takePhoto: (file: string) => send({ type: 'photo.chosen', file }),
    removePhoto: () => send({ type: 'photo.removed' }),
    moveMark: (end: Of<'reference.moved'>['end'], at: WallPosition) => send({ type: 'reference.moved', end, at }),
    typeLength: (text: string) => send({ type: 'length.typed', text }),
    chooseUnit: (unit: Of<'unit.chosen'>['unit']) => send({ type: 'unit.chosen', unit }),
    setReference: () => send({ type: 'reference.set' }),
    changeReference: () => send({ type: 'reference.changed' }),
    zoom: () => send({ type: 'zoom.opened' }),
    leaveZoom: () => send({ type: 'zoom.left' }),
    play: () => send({ type: 'video.opened' }),
    leaveVideo: () => send({ type: 'video.left' }),
    save: (picture: PictureToSave) => send({ type: 'save.requested', ...picture }),
  };
}

export type PreviewModel = ReturnType<typeof connect>;
