import type { Samples } from '../kit/samples.ts';
import { measuredWall } from '../wallPhoto/wallPhoto.samples.ts';
import type { previewMachine } from './preview.machine.ts';

export const previewSamples = {
  input: undefined,
  events: [
    { type: 'stage.touched' },
    { type: 'stage.entered' },
    { type: 'view.chosen', view: 'frame' },
    { type: 'view.chosen', view: 'wall' },
    { type: 'view.chosen', view: 'front' },
    { type: 'view.chosen', view: 'side' },
    { type: 'room.chosen', room: 'study' },
    { type: 'paint.chosen', paint: 'sage' },
    { type: 'person.toggled' },
    { type: 'measure.toggled' },
    { type: 'piece.moved', at: { x: 1, y: 57 } },
    { type: 'piece.centred' },
    { type: 'photo.chosen', file: new File([], 'wall.jpg', { type: 'image/jpeg' }) },
    { type: 'photo.removed' },
    { type: 'reference.changed' },
    { type: 'zoom.opened' },
    { type: 'zoom.left' },
    { type: 'video.opened' },
    { type: 'video.left' },
    { type: 'save.requested', title: 'Misty Ghats', drawing: null },
    { type: 'xstate.done.actor.recallView', output: null, reply: 'view.none' },
    { type: 'xstate.done.actor.recallView', output: 'wall', reply: 'view.wall' },
    { type: 'xstate.done.actor.recallView', output: 'front', reply: 'view.front' },
    { type: 'xstate.done.actor.recallView', output: 'side', reply: 'view.side' },
    { type: 'xstate.error.actor.recallView', error: 'blocked', reply: 'view.blocked' },
    { type: 'xstate.done.actor.loadStage', output: undefined, reply: 'stage.loaded' },
    { type: 'xstate.error.actor.loadStage', error: 'lost', reply: 'stage.lost' },
    { type: 'xstate.done.actor.wallPhoto', output: measuredWall, reply: 'wall.measured' },
    { type: 'xstate.done.actor.wallPhoto', output: null, reply: 'wall.unmeasured' },
    { type: 'xstate.done.actor.savePicture', output: undefined, reply: 'picture.saved' },
    { type: 'xstate.error.actor.savePicture', error: 'tainted', reply: 'picture.tainted' },
  ],
  // What guards ask, save for which room and paint is chosen: each of them has one sample only.
  distinguish: ({ room, positions, photo }) => [positions[photo ? 'photo' : room] !== undefined, photo !== null],
  // A drag ends where the hand lets go, to a pixel or two of the screen, and each file has an address of its own.
  compare: ({ positions, photo, ...context }) => ({
    ...context,
    positions: Object.keys(positions),
    inchesPerPixel: photo?.inchesPerPixel.toFixed(3),
  }),
} satisfies Samples<typeof previewMachine>;
