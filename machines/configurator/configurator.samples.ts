import { createPictureTransitions } from '../framedPicture/framedPicture.samples.ts';
import { art, entries, FILE, NORDIC, upload } from '../framedPicture/samplePictures.ts';
import type { Samples } from '../kit/samples.ts';
import type { configuratorMachine } from './configurator.machine.ts';
import { frameEditSamples } from './frameEdit.samples.ts';
import { choiceEvents, compare, distinguish, frameReplies } from './sampleContext.ts';

type Machine = typeof configuratorMachine;

const artEvents = [
  { type: 'picture.reread', subjectData: art, frames: entries },
  { type: 'mode.chosen', mode: 'art' },
  { type: 'mode.chosen', mode: 'frame' },
  ...choiceEvents,
  { type: 'size.chosen', size: { width: 12, height: 15 } },
  { type: 'size.chosen', size: { width: 24, height: 30 } },
  { type: 'frames.retried' },
  { type: 'framing.requested' },
  ...createPictureTransitions(art),
  ...frameReplies,
] as const satisfies Samples<Machine>['events'];

/** Art on the screen for sizes, to be framed. */
export const sizeScreenSamples = {
  input: {
    subject: { by: 'art', alias: '/art/misty-ghats' },
    requestedChoice: {},
    fixed: { mode: 'frame' },
    cachedSubjectData: null,
    screen: 'size',
  },
  events: artEvents,
  distinguish,
  compare,
} satisfies Samples<Machine>;

/** An upload of 10 by 12 inches, which fits paper and no canvas. */
export const uploadSamples = {
  input: {
    subject: { by: 'upload', id: FILE, width: 1500, height: 1800 },
    requestedChoice: {},
    fixed: {},
    cachedSubjectData: null,
  },
  events: [
    { type: 'picture.reread', subjectData: null, frames: entries },
    { type: 'mode.chosen', mode: 'art' },
    { type: 'media.chosen', media: 'Canvas' },
    { type: 'frame.chosen', frame: NORDIC },
    { type: 'mat.chosen', style: 'golden' },
    { type: 'mat.chosen', style: 'none' },
    { type: 'pad.chosen', pad: 'sage' },
    { type: 'tab.opened', tab: 'Medium' },
    { type: 'size.chosen', size: { width: 12, height: 15 } },
    { type: 'frames.retried' },
    { type: 'framing.requested' },
    ...createPictureTransitions(upload({ width: 1500, height: 1800 })),
    ...frameReplies,
  ],
  distinguish,
  compare,
} satisfies Samples<Machine>;

/** An upload of 4 by 4 inches: no print suits it. */
export const tinyUploadSamples = {
  ...uploadSamples,
  input: { ...uploadSamples.input, subject: { by: 'upload', id: FILE, width: 600, height: 600 } },
  events: [
    ...uploadSamples.events.slice(0, -5),
    ...createPictureTransitions(upload({ width: 600, height: 600 })),
    ...frameReplies,
  ],
} satisfies Samples<Machine>;

/** Art on the chooser, by a link that names a media and a frame which are not on sale. */
export const configuratorSamples = {
  input: {
    subject: { by: 'art', alias: '/art/misty-ghats' },
    requestedChoice: { media: 'Velvet', frame: 'no-such-frame' },
    fixed: {},
    cachedSubjectData: null,
  },
  events: artEvents,
  distinguish,
  compare,
  starts: {
    readBefore: {
      input: {
        subject: { by: 'art', alias: '/art/misty-ghats' },
        requestedChoice: {},
        fixed: {},
        cachedSubjectData: art,
        cachedFrames: entries,
      },
    },
    sizeScreen: sizeScreenSamples,
    upload: uploadSamples,
    tinyUpload: tinyUploadSamples,
    oneFrame: frameEditSamples,
  },
} satisfies Samples<Machine>;
