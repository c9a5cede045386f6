import type { Samples } from '../kit/samples.ts';
import type { previewMachine } from './preview.machine.ts';

/** A wall with a door, painted in a few words. */
const WALL =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><path fill="#d9d2c4" d="M0 0h1200v900H0z"/><path fill="#8a7f70" d="M0 780h1200v120H0z"/><path fill="#6f4d33" d="M360 180h480v600H360z"/></svg>';

const photo = { url: `data:image/svg+xml,${encodeURIComponent(WALL)}`, width: 1200, height: 900 };

export const previewSamples = {
  input: undefined,
  events: [
    { type: 'stage.touched' },
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
    { type: 'photo.chosen', file: 'blob:file' },
    { type: 'photo.removed' },
    { type: 'reference.moved', end: 'from', at: { x: 810, y: 540 } },
    { type: 'length.typed', text: '36' },
    { type: 'length.typed', text: 'a yard' },
    { type: 'length.typed', text: '1' },
    { type: 'length.typed', text: '5.5' },
    { type: 'unit.chosen', unit: 'cm' },
    { type: 'reference.set' },
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
    { type: 'xstate.done.actor.readWallPhoto', output: { kind: 'read', photo }, reply: 'photo.read' },
    { type: 'xstate.done.actor.readWallPhoto', output: { kind: 'refused', why: 'tooLarge' }, reply: 'photo.tooLarge' },
    { type: 'xstate.done.actor.readWallPhoto', output: { kind: 'refused', why: 'tooSmall' }, reply: 'photo.tooSmall' },
    {
      type: 'xstate.done.actor.readWallPhoto',
      output: { kind: 'refused', why: 'notPicture' },
      reply: 'photo.notPicture',
    },
    { type: 'xstate.error.actor.readWallPhoto', error: 'unreadable', reply: 'photo.unreadable' },
    { type: 'xstate.done.actor.savePicture', output: undefined, reply: 'picture.saved' },
    { type: 'xstate.error.actor.savePicture', error: 'tainted', reply: 'picture.tainted' },
  ],
  // What guards ask, save for which room, paint and unit is chosen: each of them has one sample only.
  distinguish: ({ room, positions, photo: wall, reference, inchesPerPixel: scale }) => [
    positions[wall ? 'photo' : room] !== undefined,
    scale === null ? reference && (reference.from.x === 810 ? 'together' : reference.length) : 'measured',
  ],
  // A drag ends where the hand lets go, to a pixel or two of the screen, and each file has an address of its own.
  compare: ({ positions, file, photo: wall, reference, ...context }) => ({
    ...context,
    positions: Object.keys(positions),
    isPhoto: wall !== null,
    reference: reference && [reference.length, reference.unit, Math.round(reference.from.x / 20)],
    inchesPerPixel: context.inchesPerPixel?.toFixed(2),
  }),
} satisfies Samples<typeof previewMachine>;
