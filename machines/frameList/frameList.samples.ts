import type { FrameEntry } from '../../src/domain/frame.ts';
import type { Opened, SubjectAsked } from '../configurator/configuratorContext.ts';
import { art, entries, FILE, upload } from '../configurator/samplePictures.ts';
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

const opened = (output: Opened) => {
  const what = output.art ? 'art' : 'file';
  return [
    { type: 'xstate.done.actor.openSubject' as const, output, answer: 'art.found' },
    { type: 'xstate.done.actor.openSubject' as const, output: null, answer: `${what}.missing` },
    { type: 'xstate.error.actor.openSubject' as const, error: 'down', answer: `${what}.down` },
  ];
};

const asked = [
  { type: 'filter.toggled', kind: 'colours', name: 'Black' },
  { type: 'filter.toggled', kind: 'colours', name: 'Chartreuse' },
  { type: 'filters.cleared' },
  { type: 'panel.opened' },
  { type: 'panel.closed' },
  { type: 'picture.retried' },
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

const KNOWN = 'Only what was read before: the chart starts full then, as tests/unit/charts/frameList.test.ts shows';
const UNNAMED = 'Only where the address names no picture: tests/unit/charts/frameList.test.ts shows it';
const UPLOADED = 'Only for an upload, which is walked by itself';
const ART = 'Only for art, which is walked by itself';
const TINY = 'Only for an upload of few pixels, which is walked by itself';

/** Art, by a link that asks for ornate frames, and for a colour that no frame has. */
export const frameListSamples = {
  input: {
    subject: { by: 'art', alias: '/art/misty-ghats' } as SubjectAsked,
    search: '?type=art&media=Paper&size=16x20&mat=golden&style=Ornate&color=Chartreuse',
    keptMode: null,
    known: { opened: null, hung: null },
  },
  events: [...asked, ...opened(art), ...frames],
  distinguish,
  compare,
  unreachable: {
    'frameList.deciding|always|1': UNNAMED,
    'frameList.showing.picture.deciding|always|0': KNOWN,
    'frameList.showing.picture.opening|xstate.done.actor.openSubject|1': UPLOADED,
    'frameList.showing.picture.settling|always|0': TINY,
    'frameList.showing.picture.settling|always|1': UPLOADED,
    'frameList.showing.frames.deciding|always|0': KNOWN,
    'frameList.showing.frames.arrived|always|1': UPLOADED,
  },
} satisfies Samples<Machine>;

/** An upload, by a link that asks for a size which its pixels do not give. */
export const uploadListSamples = {
  ...frameListSamples,
  input: {
    subject: { by: 'upload', id: FILE, width: 1500, height: 1800 } as SubjectAsked,
    search: '?type=upload&width=1500&height=1800&media=Paper&size=40x48',
    keptMode: null,
    known: { opened: null, hung: null },
  },
  events: [...asked, ...opened(upload({ width: 1500, height: 1800 })), ...frames],
  unreachable: {
    'frameList.deciding|always|1': UNNAMED,
    'frameList.showing.picture.deciding|always|0': KNOWN,
    'frameList.showing.picture.opening|xstate.done.actor.openSubject|2': ART,
    'frameList.showing.picture.settling|always|0': TINY,
    'frameList.showing.picture.settling|always|2': ART,
    'frameList.showing.frames.deciding|always|0': KNOWN,
    'frameList.showing.frames.arrived|always|0': ART,
    'frameList.showing.frames.listed.looking|always|1': ART,
  },
} satisfies Samples<Machine>;

/** An upload of 4 by 4 inches: no print suits it. */
export const tinyUploadListSamples = {
  ...uploadListSamples,
  input: { ...uploadListSamples.input, subject: { by: 'upload', id: FILE, width: 600, height: 600 } as SubjectAsked },
  events: [...asked, ...opened(upload({ width: 600, height: 600 })), ...frames],
  unreachable: {
    'frameList.deciding|always|1': UNNAMED,
    'frameList.showing.picture.deciding|always|0': KNOWN,
    'frameList.showing.picture.opening|xstate.done.actor.openSubject|2': ART,
    'frameList.showing.picture.settling|always|1': UPLOADED,
    'frameList.showing.picture.settling|always|2': ART,
    'frameList.showing.frames.deciding|always|0': KNOWN,
    'frameList.showing.frames.arrived|always|0': ART,
    'frameList.showing.frames.listed.looking|always|1': ART,
    'frameList.showing.link.granted|always|0': ART,
    'frameList.showing.link.adjusted|always|0': ART,
  },
} satisfies Samples<Machine>;
