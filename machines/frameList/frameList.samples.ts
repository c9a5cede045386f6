import type { FrameEntry } from '../../src/domain/frame.ts';
import type { SubjectRequest } from '../framedPicture/framedPicture.machine.ts';
import { createPictureTransitions } from '../framedPicture/framedPicture.samples.ts';
import { art, entries, FILE, upload } from '../framedPicture/samplePictures.ts';
import type { Samples } from '../kit/samples.ts';
import type { FrameNames } from './frameFilters.ts';
import type { frameListMachine } from './frameList.machine.ts';
import type { Context, FrameCatalogue } from './frameListContext.ts';

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

const filterNames: FrameNames = {
  colours: ['Black', 'Cream', 'Beige', 'Gold', 'Pink'],
  styles: ['Modern', 'Minimal', 'Ornate'],
  collections: ['Night Sky', 'Still Life'],
  types: ['Flat', 'Box', 'Carved'],
};

const catalogue: FrameCatalogue = { entries: [...entries, palaceRope], filterNames };

const requestedChoice = [
  { type: 'filter.toggled', facet: 'colours', name: 'Black' },
  { type: 'filters.cleared' },
  { type: 'panel.opened' },
  { type: 'panel.closed' },
  { type: 'frames.retried' },
] as const;

const frames = [
  { type: 'xstate.done.actor.listFrames' as const, output: catalogue, reply: 'frames.listed' },
  { type: 'xstate.done.actor.listFrames' as const, output: { entries: [], filterNames }, reply: 'frames.none' },
  { type: 'xstate.error.actor.listFrames' as const, error: 'down', reply: 'frames.down' },
];

const distinguish = ({ filters, isAdjusted, subjectData: picture, catalogue: frames_ }: Context) => ({
  filters,
  isAdjusted,
  isOpened: picture !== null,
  frames: frames_?.entries.length,
});

const compare = ({ filters, isAdjusted, choice, subjectData: picture, mode }: Context) => ({
  filters,
  isAdjusted,
  choice,
  mode,
  title: picture?.subject.title,
});

/** An upload, by a link that asks for a size which its pixels do not give. */
export const uploadListSamples = {
  input: {
    subject: { by: 'upload', id: FILE, width: 1500, height: 1800 } as SubjectRequest,
    search: '?type=upload&width=1500&height=1800&media=Paper&size=40x48',
    savedMode: null,
    cached: { subjectData: null, catalogue: null },
  },
  events: [...requestedChoice, ...createPictureTransitions(upload({ width: 1500, height: 1800 })), ...frames],
  distinguish,
  compare,
} satisfies Samples<Machine>;

/** An upload of 4 by 4 inches: no print suits it. */
export const tinyUploadListSamples = {
  ...uploadListSamples,
  input: { ...uploadListSamples.input, subject: { by: 'upload', id: FILE, width: 600, height: 600 } as SubjectRequest },
  events: [...requestedChoice, ...createPictureTransitions(upload({ width: 600, height: 600 })), ...frames],
} satisfies Samples<Machine>;

/** Art, by a link that asks for ornate frames. */
export const frameListSamples = {
  input: {
    subject: { by: 'art', alias: '/art/misty-ghats' } as SubjectRequest,
    search: '?type=art&media=Paper&size=16x20&mat=golden&style=Ornate',
    savedMode: null,
    cached: { subjectData: null, catalogue: null },
  },
  events: [...requestedChoice, ...createPictureTransitions(art), ...frames],
  distinguish,
  compare,
  starts: {
    unnamed: { input: { subject: null, search: '', savedMode: null, cached: { subjectData: null, catalogue: null } } },
    readBefore: {
      input: {
        subject: { by: 'art', alias: '/art/misty-ghats' } as SubjectRequest,
        search: '?type=art',
        savedMode: null,
        cached: { subjectData: art, catalogue },
      },
    },
    upload: uploadListSamples,
    tinyUpload: tinyUploadListSamples,
  },
} satisfies Samples<Machine>;
