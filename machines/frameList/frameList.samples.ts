import type { FrameEntry } from '../../src/domain/frame.ts';
import { art, entries, FILE, upload } from '../configurator/samplePictures.ts';
import type { SubjectAsked } from '../framedPicture/openedPicture.ts';
import { pictureAnswers } from '../framedPicture/pictureAnswers.ts';
import type { Samples } from '../kit/samples.ts';
import type { FrameNames } from './frameFilters.ts';
import type { frameListMachine } from './frameList.machine.ts';
import type { Context, Hung } from './frameListContext.ts';

type Machine = typeof frameListMachine;

/** The only sort of frame that no black one is among. */
const palaceRope: FrameEntry = {
  kind: 'frame',
  frame: {
    id: '6f0f7b0f-5a0c-5a5e-9f0a-3c1f9f1c9b11',
    variationId: '8d7c1d52-6f6e-5b54-9a55-6a3f7f5c2a10',
    title: 'Palace Rope',
    description: 'A twisted rope in gold leaf between two plain steps. It asks for a wall to itself.',
    colours: ['Gold'],
    style: 'Ornate',
    collections: ['Still Life', 'Night Sky'],
    type: 'Carved',
    material: 'Metal leaf on pine',
    video: null,
    front: null,
    side: null,
    thumbnail: null,
  },
};

const listed: FrameNames = {
  colours: ['Black', 'Cream', 'Beige', 'Gold', 'Pink'],
  styles: ['Modern', 'Minimal', 'Ornate'],
  collections: ['Night Sky', 'Still Life'],
  types: ['Flat', 'Box', 'Carved'],
};

const hung: Hung = { entries: [...entries, palaceRope], listed };

const asked = [
  { type: 'filter.toggled', kind: 'colours', name: 'Black' },
  { type: 'filter.toggled', kind: 'colours', name: 'Chartreuse' },
  { type: 'filters.cleared' },
  { type: 'panel.opened' },
  { type: 'panel.closed' },
  { type: 'frames.retried' },
] as const;

const frames = [
  { type: 'xstate.done.actor.listFrames' as const, output: hung, answer: 'frames.listed' },
  { type: 'xstate.done.actor.listFrames' as const, output: { entries: [], listed }, answer: 'frames.none' },
  { type: 'xstate.error.actor.listFrames' as const, error: 'down', answer: 'frames.down' },
];

const distinguish = ({ filters, isAdjusted, opened: picture, hung: frames_ }: Context) => ({
  filters,
  isAdjusted,
  isOpened: picture !== null,
  frames: frames_?.entries.length,
});

const compare = ({ filters, isAdjusted, choice, opened: picture, mode }: Context) => ({
  filters,
  isAdjusted,
  choice,
  mode,
  title: picture?.subject.title,
});

/** An upload, by a link that asks for a size which its pixels do not give. */
export const uploadListSamples = {
  input: {
    subject: { by: 'upload', id: FILE, width: 1500, height: 1800 } as SubjectAsked,
    search: '?type=upload&width=1500&height=1800&media=Paper&size=40x48',
    keptMode: null,
    known: { opened: null, hung: null },
  },
  events: [...asked, ...pictureAnswers(upload({ width: 1500, height: 1800 })), ...frames],
  distinguish,
  compare,
} satisfies Samples<Machine>;

/** An upload of 4 by 4 inches: no print suits it. */
export const tinyUploadListSamples = {
  ...uploadListSamples,
  input: { ...uploadListSamples.input, subject: { by: 'upload', id: FILE, width: 600, height: 600 } as SubjectAsked },
  events: [...asked, ...pictureAnswers(upload({ width: 600, height: 600 })), ...frames],
} satisfies Samples<Machine>;

/** Art, by a link that asks for ornate frames, and for a colour that no frame has. */
export const frameListSamples = {
  input: {
    subject: { by: 'art', alias: '/art/misty-ghats' } as SubjectAsked,
    search: '?type=art&media=Paper&size=16x20&mat=golden&style=Ornate&color=Chartreuse',
    keptMode: null,
    known: { opened: null, hung: null },
  },
  events: [...asked, ...pictureAnswers(art), ...frames],
  distinguish,
  compare,
  starts: {
    unnamed: { input: { subject: null, search: '', keptMode: null, known: { opened: null, hung: null } } },
    readBefore: {
      input: {
        subject: { by: 'art', alias: '/art/misty-ghats' } as SubjectAsked,
        search: '?type=art',
        keptMode: null,
        known: { opened: art, hung },
      },
    },
    upload: uploadListSamples,
    tinyUpload: tinyUploadListSamples,
  },
} satisfies Samples<Machine>;
