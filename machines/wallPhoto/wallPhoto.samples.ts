import type { MeasuredPhoto } from '../../src/domain/wallPhoto.ts';
import type { Samples } from '../kit/samples.ts';
import type { wallPhotoMachine } from './wallPhoto.machine.ts';

/** A wall with a door, painted in a few words. */
const WALL =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><path fill="#d9d2c4" d="M0 0h1200v900H0z"/><path fill="#8a7f70" d="M0 780h1200v120H0z"/><path fill="#6f4d33" d="M360 180h480v600H360z"/></svg>';

const photo = { url: `data:image/svg+xml,${encodeURIComponent(WALL)}`, width: 1200, height: 900 };

/** The wall measured by its door, which is 36 inches wide: the photo shows 90 inches from side to side. */
export const measuredWall: MeasuredPhoto = {
  photo,
  reference: { from: { x: 360, y: 540 }, to: { x: 840, y: 540 }, length: '36', unit: 'in' },
  inchesPerPixel: 0.075,
};

export const wallPhotoSamples = {
  input: { file: new File([], 'wall.jpg', { type: 'image/jpeg' }) },
  starts: { measuredBefore: { input: { measured: measuredWall } } },
  events: [
    { type: 'photo.chosen', file: new File([], 'wall.jpg', { type: 'image/jpeg' }) },
    { type: 'photo.removed' },
    { type: 'reference.moved', end: 'from', at: { x: 810, y: 540 } },
    { type: 'length.typed', text: '36' },
    { type: 'length.typed', text: 'a yard' },
    { type: 'length.typed', text: '1' },
    { type: 'length.typed', text: '5.5' },
    { type: 'unit.chosen', unit: 'cm' },
    { type: 'reference.set' },
    { type: 'xstate.done.actor.readWallPhoto', output: { kind: 'read', photo }, reply: 'photo.read' },
    {
      type: 'xstate.done.actor.readWallPhoto',
      output: { kind: 'refused', reason: 'tooLarge' },
      reply: 'photo.tooLarge',
    },
    {
      type: 'xstate.done.actor.readWallPhoto',
      output: { kind: 'refused', reason: 'tooSmall' },
      reply: 'photo.tooSmall',
    },
    {
      type: 'xstate.done.actor.readWallPhoto',
      output: { kind: 'refused', reason: 'notPicture' },
      reply: 'photo.notPicture',
    },
    { type: 'xstate.error.actor.readWallPhoto', error: 'unreadable', reply: 'photo.unreadable' },
  ],
  // What guards ask, save for the unit, of which there is one sample.
  distinguish: ({ measurement }) =>
    measurement && (measurement.reference.from.x === 810 ? 'together' : measurement.reference.length),
  // A drag ends where the hand lets go, to a pixel or two of the screen, and each file has an address of its own.
  compare: ({ file, measurement, ...context }) => ({
    ...context,
    marked: measurement && [
      measurement.reference.length,
      measurement.reference.unit,
      Math.round(measurement.reference.from.x / 20),
    ],
  }),
} satisfies Samples<typeof wallPhotoMachine>;
