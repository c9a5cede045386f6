import type { ActorRefFrom, EventFrom, SnapshotFrom } from 'xstate';
import { getRoomPaint, type PaintId, type RoomId } from '../../src/domain/room.ts';
import type { wallPhotoMachine } from '../wallPhoto/wallPhoto.machine.ts';
import type { previewMachine } from './preview.machine.ts';
import type { PictureToSave } from './preview.setup.ts';
import { PREVIEW_VIEWS, type PreviewView, type WallPosition } from './previewContext.ts';

type Preview = typeof previewMachine;

/** What the preview may know and do. Lengths are inches, places on a photo its pixels. */
export function connect(state: SnapshotFrom<Preview>, send: (event: EventFrom<Preview>) => void) {
  const { context, value } = state;
  const { room, paint, photo, positions } = context;
  return {
    view: PREVIEW_VIEWS.find((view) => state.matches({ view })) ?? 'frame',
    /** The finer view stands, or may be requested. */
    isRendering: value.picture === 'rendering',
    canTouch: state.can({ type: 'stage.touched' }),
    /** Could the finer view not be loaded? */
    hasStageFailed: value.picture === 'drawn',
    wall: {
      room,
      paint: paint ?? getRoomPaint(room),
      at: (positions[photo ? 'photo' : room] ?? null) as WallPosition | null,
      isMeasured: context.isMeasured,
      isPersonThere: context.isPersonThere,
      isMoved: state.can({ type: 'piece.centred' }),
      photo: photo?.photo ?? null,
      inchesPerPixel: photo?.inchesPerPixel ?? null,
    },
    /** The chart that measures the shopper's own wall, while it runs. */
    measuring: state.children.wallPhoto as ActorRefFrom<typeof wallPhotoMachine> | undefined,
    activity: value.activity,
    touch: () => send({ type: 'stage.touched' }),
    enter: () => send({ type: 'stage.entered' }),
    choose: (chosen: PreviewView) => send({ type: 'view.chosen', view: chosen }),
    goTo: (room: RoomId) => send({ type: 'room.chosen', room }),
    paint: (paint: PaintId) => send({ type: 'paint.chosen', paint }),
    turnPerson: () => send({ type: 'person.toggled' }),
    turnMeasure: () => send({ type: 'measure.toggled' }),
    hang: (at: WallPosition) => send({ type: 'piece.moved', at }),
    hangAgain: () => send({ type: 'piece.centred' }),
    takePhoto: (file: File) => send({ type: 'photo.chosen', file }),
    removePhoto: () => send({ type: 'photo.removed' }),
    changeReference: () => send({ type: 'reference.changed' }),
    zoom: () => send({ type: 'zoom.opened' }),
    leaveZoom: () => send({ type: 'zoom.left' }),
    play: () => send({ type: 'video.opened' }),
    leaveVideo: () => send({ type: 'video.left' }),
    save: (picture: PictureToSave) => send({ type: 'save.requested', ...picture }),
  };
}

export type PreviewModel = ReturnType<typeof connect>;
