import type { Samples } from '../kit/samples.ts';
import type { cropMachine } from './crop.machine.ts';
import { isLargeEnough, isUploaded, type PictureRecord } from './cropContext.ts';

const IMAGE = '4f6c1f1e-7b0a-4a53-9c2d-2f6f1a7b9c11';
const ORIGINAL = '0d3f6a52-5c1e-4b7d-8a61-7c0e5a1f2b01';
const CROPPED = '0d3f6a52-5c1e-4b7d-8a61-7c0e5a1f2b02';

/** A sky over hills in a few shapes: enough to see what a crop takes of it. */
const PREVIEW = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1280"><path fill="#cfdbe0" d="M0 0h1600v1300H0z"/><circle cx="1180" cy="330" r="120" fill="#f4dfb2"/><path fill="#8fa79a" d="M0 820q400-380 800-90t800-160v730H0z"/><path fill="#54705f" d="M0 1000q500-260 900-60t700-120v480H0z"/></svg>',
)}`;

const fresh: PictureRecord = {
  picture: {
    id: IMAGE,
    name: 'beach.jpg',
    source: 'upload',
    width: 2000,
    height: 1600,
    previewUrl: PREVIEW,
    isSaved: true,
  },
  done: null,
  original: null,
  cropped: null,
};

const crop = { x: 100, y: 50, width: 1250, height: 1250 };
const sentBefore: PictureRecord = {
  ...fresh,
  done: { crop, shape: { ratio: '1:1', flipped: false }, turn: 0 },
  original: { id: ORIGINAL, url: '/sites/default/files/2026-11/beach.jpg' },
  cropped: {
    id: CROPPED,
    url: '/sites/default/files/2026-11/beach-crop.jpg',
    width: 1250,
    height: 1250,
    crop,
    turn: 0,
  },
};

const sent = { id: ORIGINAL, url: '/sites/default/files/2026-11/beach.jpg' };

export const cropSamples = {
  input: { image: IMAGE, artid: null },
  events: [
    { type: 'crop.moved', by: { x: 20, y: 0 } },
    { type: 'crop.resized', handle: 'e', by: { x: -20, y: 0 } },
    { type: 'ratio.chosen', ratio: '4:5' },
    { type: 'ratio.chosen', ratio: 'free' },
    { type: 'ratio.flipped' },
    { type: 'picture.turned', direction: 'right' },
    { type: 'zoom.changed', zoom: 2 },
    { type: 'crop.reset' },
    { type: 'permission.ticked', isPermitted: true },
    { type: 'permission.ticked', isPermitted: false },
    { type: 'crop.continued' },
    { type: 'photo.changed' },
    { type: 'sending.cancelled' },
    { type: 'opening.retried' },
    { type: 'file.progressed', progress: 0.5 },
    { type: 'xstate.done.actor.openPicture', output: fresh, reply: 'stored.fresh' },
    { type: 'xstate.done.actor.openPicture', output: sentBefore, reply: 'stored.sentBefore' },
    { type: 'xstate.done.actor.openPicture', output: null, reply: 'stored.none' },
    { type: 'xstate.done.actor.openPicture', output: 'tooLow', reply: 'stored.tooLow' },
    { type: 'xstate.error.actor.openPicture', error: 'down', reply: 'stored.breaks' },
    { type: 'xstate.done.actor.cutPicture', output: { width: 2000, height: 1600 }, reply: 'cut.done' },
    { type: 'xstate.done.actor.cutPicture', output: { width: 900, height: 720 }, reply: 'cut.small' },
    { type: 'xstate.error.actor.cutPicture', error: 'no memory', reply: 'cut.breaks' },
    { type: 'xstate.done.actor.sendOriginal', output: sent, reply: 'upload.stored' },
    { type: 'xstate.error.actor.sendOriginal', error: 'down', reply: 'upload.down' },
    { type: 'xstate.done.actor.sendCropped', output: { ...sent, id: CROPPED }, reply: 'upload.stored' },
    { type: 'xstate.error.actor.sendCropped', error: 'down', reply: 'upload.down' },
  ],
  distinguish: (context) => ({
    picture: context.picture.id,
    permitted: context.isPermitted,
    shape: context.shape,
    original: context.original !== null,
    again: isUploaded(context),
    enough: isLargeEnough(context.crop),
    cut: context.cutSize && isLargeEnough(context.cutSize),
  }),
  // each upload gets ids of its own, and each opening an address for the preview
  compare: ({ picture: { previewUrl: _, ...picture }, original, cropped, cutSize, ...context }) => ({
    ...context,
    picture,
    cut: cutSize && isLargeEnough(cutSize),
    original: original !== null,
    cropped: cropped && { crop: cropped.crop, turn: cropped.turn },
  }),
} satisfies Samples<typeof cropMachine>;
