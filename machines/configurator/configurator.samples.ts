import { selectFrames } from '../../src/domain/frame.ts';
import { createPictureTransitions } from '../framedPicture/framedPicture.samples.ts';
import { art, entries, FILE, NORDIC, upload } from '../framedPicture/samplePictures.ts';
import type { Samples } from '../kit/samples.ts';
import type { configuratorMachine } from './configurator.machine.ts';
import type { Context } from './configuratorContext.ts';

type Machine = typeof configuratorMachine;

/** What a shopper chooses beside the size, on every screen. */
const choiceEvents = [
  { type: 'media.chosen', media: 'Paper' },
  { type: 'media.chosen', media: 'Canvas' },
  { type: 'frame.chosen', frame: NORDIC },
  { type: 'mat.chosen', mat: 'golden' },
  { type: 'mat.chosen', mat: 'standard' },
  { type: 'pad.chosen', pad: 'sage' },
  { type: 'tab.opened', tab: 'Medium' },
  { type: 'tab.opened', tab: 'Large' },
] as const;

/** The replies to a read of the frames. */
const frameReplies = [
  { type: 'xstate.done.actor.listFrames' as const, output: entries, reply: 'frames.listed' },
  { type: 'xstate.done.actor.listFrames' as const, output: [], reply: 'frames.none' },
  { type: 'xstate.error.actor.listFrames' as const, error: 'down', reply: 'frames.down' },
];

/** What of the context distinguishes two visits of one state. */
const distinguish = ({
  choice: { mode, media, size, mat },
  frames,
  subjectData: picture,
  isAdjusted,
  tab,
}: Context) => ({
  mode,
  media,
  size,
  mat,
  tab,
  isAdjusted,
  isOpened: picture !== null,
  areListed: frames !== null,
});

/** What of it a walk compares with the path's. */
const compare = ({ choice, tab, isAdjusted, subjectData: picture, frames }: Context) => ({
  choice,
  tab,
  isAdjusted,
  title: picture?.subject.title,
  frames: selectFrames(frames ?? [])
    .slice(0, 1)
    .map(({ id }) => id),
});

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

/** Art in one frame, by a link that asks for a mat which canvas does not have. */
export const frameEditSamples = {
  input: {
    subject: { by: 'art', alias: '/art/misty-ghats' },
    requestedChoice: { mat: 'golden' },
    fixed: { mode: 'frame', frame: NORDIC },
    cachedSubjectData: null,
  },
  events: [
    { type: 'picture.reread', subjectData: art, frames: entries },
    { type: 'mode.chosen', mode: 'art' },
    ...choiceEvents,
    // All that this picture has: with one chosen, each tab has another.
    { type: 'size.chosen', size: { width: 12, height: 15 } },
    { type: 'size.chosen', size: { width: 16, height: 20 } },
    { type: 'size.chosen', size: { width: 20, height: 25 } },
    { type: 'size.chosen', size: { width: 24, height: 30 } },
    { type: 'frames.retried' },
    { type: 'framing.requested' },
    ...createPictureTransitions(art),
    ...frameReplies,
  ],
  distinguish,
  compare,
} satisfies Samples<Machine>;

const uploadEvents = [
  { type: 'picture.reread', subjectData: null, frames: entries },
  { type: 'mode.chosen', mode: 'art' },
  { type: 'media.chosen', media: 'Canvas' },
  { type: 'frame.chosen', frame: NORDIC },
  { type: 'mat.chosen', mat: 'golden' },
  { type: 'mat.chosen', mat: 'none' },
  { type: 'pad.chosen', pad: 'sage' },
  { type: 'tab.opened', tab: 'Medium' },
  { type: 'size.chosen', size: { width: 12, height: 15 } },
  { type: 'frames.retried' },
  { type: 'framing.requested' },
] as const;

/** An upload of 10 by 12 inches, which fits paper and no canvas. */
export const uploadSamples = {
  input: {
    subject: { by: 'upload', id: FILE, width: 1500, height: 1800 },
    requestedChoice: {},
    fixed: {},
    cachedSubjectData: null,
  },
  events: [...uploadEvents, ...createPictureTransitions(upload({ width: 1500, height: 1800 })), ...frameReplies],
  distinguish,
  compare,
} satisfies Samples<Machine>;

/** An upload of 4 by 4 inches: no print suits it. */
export const tinyUploadSamples = {
  ...uploadSamples,
  input: { ...uploadSamples.input, subject: { by: 'upload', id: FILE, width: 600, height: 600 } },
  events: [...uploadEvents, ...createPictureTransitions(upload({ width: 600, height: 600 })), ...frameReplies],
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
